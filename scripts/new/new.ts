import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CannotWrite, writeNew } from "./written.ts";

const root = join(import.meta.dirname, "../..");
const [kindName = "", where = ""] = process.argv.slice(2);

try {
  const { kind, files } = writeNew(root, kindName, where);
  for (const script of kind.after) spawnSync(`npm run --silent ${script}`, { cwd: root, shell: true });
  spawnSync("biome", ["check", "--write", ...files], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  console.log(files.join("\n"));
} catch (error) {
  if (!(error instanceof CannotWrite)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
