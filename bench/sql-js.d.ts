/** As much of sql.js as the benchmark calls; the package brings no types. */
declare module "sql.js" {
  type Value = string | number | null | Uint8Array;
  interface Statement {
    run(values: readonly Value[]): void;
    step(): boolean;
    get(): Value[];
    reset(): void;
  }
  interface SqlDatabase {
    run(sql: string): void;
    prepare(sql: string): Statement;
  }
  export default function initSqlJs(): Promise<{ Database: new () => SqlDatabase }>;
}
