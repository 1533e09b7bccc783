import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

const ROOT = resolve(__dirname, "../..");

export interface BuiltAddin {
  readonly url: string;
  /** paths below the output folder */
  readonly files: ReadonlySet<string>;
  readonly path: (file: string) => string;
  readonly text: (file: string) => string;
  /** source files that went into the scripts of an entry, chunks included */
  readonly sources: (entry: string) => string[];
  /** scripts that hold a source file, such as `./src/days/civil.ts`, each as often as it does */
  readonly holders: (source: string) => string[];
  /** scripts and style sheets of an entry, without what it loads later */
  readonly assets: (entry: string) => string[];
}

interface Module {
  readonly name?: string;
  readonly moduleType?: string;
  readonly chunks?: readonly (string | number)[];
  readonly modules?: readonly Module[];
}
interface Stats {
  readonly children: readonly {
    readonly errors: readonly { readonly message: string }[];
    readonly entrypoints: Record<
      string,
      { readonly chunks: readonly (string | number)[]; readonly assets: readonly { readonly name: string }[] }
    >;
    readonly chunks: readonly {
      readonly id: string | number;
      readonly files: readonly string[];
      readonly parents: readonly (string | number)[];
    }[];
    readonly modules: readonly Module[];
  }[];
}

/** Builds the add-in as `npm run build` does, for that address (and cloud) and into a folder of its own. */
export function buildAddin(url: string, cloud = ""): BuiltAddin {
  const folder = mkdtempSync(join(tmpdir(), "muni-"));
  const [output, report] = [join(folder, "dist"), join(folder, "stats.json")];
  const options = [
    "--mode",
    "production",
    "--config-name",
    "addin",
    "--output-path",
    output,
    "--json",
    report,
  ];
  const run = spawnSync(process.execPath, [join(ROOT, "node_modules/webpack/bin/webpack.js"), ...options], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, ADDIN_URL: url, OFFICE_CLOUD: cloud, NODE_ENV: "production" },
  });
  if (!existsSync(report)) throw new Error(`the build did not run:\n${run.stderr}`);
  const stats = JSON.parse(readFileSync(report, "utf8")) as Stats;
  if (run.status !== 0) throw new Error(stats.children[0]!.errors.map(({ message }) => message).join("\n"));
  return readBuild(url, output, stats);
}

function readBuild(url: string, output: string, stats: Stats): BuiltAddin {
  const { entrypoints, chunks, modules } = stats.children[0]!;
  const path = (file: string) => join(output, file);
  const inEntry = (entry: string) => {
    const own = new Set(entrypoints[entry]!.chunks);
    const later = chunks.filter(({ parents }) => parents.some((parent) => own.has(parent)));
    return new Set([...own, ...later.map(({ id }) => id)]);
  };
  return {
    url,
    files: new Set(
      readdirSync(output, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(output, join(entry.parentPath, entry.name))),
    ),
    path,
    text: (file) => readFileSync(path(file), "utf8"),
    sources: (entry) => {
      const wanted = inEntry(entry);
      const within = modules.filter((module) => module.chunks?.some((chunk) => wanted.has(chunk)));
      return within
        .flatMap((module) => [module, ...(module.modules ?? [])])
        .filter(({ moduleType }) => moduleType?.startsWith("javascript"))
        .map(({ name }) => name ?? "");
    },
    holders: (source) => {
      const holding = modules.filter((module) =>
        [module, ...(module.modules ?? [])].some(({ name }) => name === source),
      );
      const filesIn = (id: string | number) => chunks.find((chunk) => chunk.id === id)!.files;
      return holding.flatMap((module) => (module.chunks ?? []).flatMap(filesIn)).sort();
    },
    assets: (entry) => entrypoints[entry]!.assets.map(({ name }) => name),
  };
}
