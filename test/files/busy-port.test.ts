import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";

const SERVE = resolve(__dirname, "../../workbench/serve.js");

test("the workbench on a busy port says which one to ask for, in one line", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, "localhost", done));
  const { port } = other.address() as AddressInfo;
  try {
    const run = spawn(process.execPath, [SERVE], { env: { ...process.env, PORT: String(port) } });
    const [said, [status]] = await Promise.all([text(run.stderr), once(run, "close")]);
    expect(said).toBe(
      `Another program uses port ${port}. Choose another, as in PORT=${port + 1} npm start\n`,
    );
    expect(status).toBe(1);
  } finally {
    other.close();
  }
});
