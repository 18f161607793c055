import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isClientModule, markClient } from "./clientModules.ts";
import { moduleEntries } from "./moduleEntries.ts";

/*
 * Runs in a package after its build: writes "use client" into every published module that needs the client's React, so that a server
 * component can import it.
 */

const folder = process.cwd();
const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

for (const { file } of moduleEntries(manifest, folder)) {
  const path = join(folder, file);
  if (!isClientModule(path)) continue;
  const marked = markClient(readFileSync(path, "utf8"), JSON.parse(readFileSync(`${path}.map`, "utf8")));
  writeFileSync(path, marked.code);
  writeFileSync(`${path}.map`, JSON.stringify(marked.map));
}
