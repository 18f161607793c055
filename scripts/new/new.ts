import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CannotWrite } from "./cannotWrite.ts";
import { writeNew } from "./written.ts";

const root = join(import.meta.dirname, "../..");
const [kindName = "", where = "", title] = process.argv.slice(2);

/** Runs a command with its messages. Ends the process if the command fails. */
function run(command: string): void {
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: ["ignore", "ignore", "inherit"] });
  if (status === 0) return;
  console.error(`The files are written, but this failed: ${command}`);
  process.exit(1);
}

try {
  const { kind, files } = writeNew(root, kindName, where, title);
  console.log(files.join("\n"));
  for (const script of kind.after) run(`npm run --silent ${script}`);
  run(`biome check --write ${files.join(" ")}`);
} catch (error) {
  if (!(error instanceof CannotWrite)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
