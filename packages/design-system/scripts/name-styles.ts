import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nameStyles } from "../../../scripts/stableStyles.ts";

/**
 * Run after the package is compiled: whoever renders its components on a server gets the same class names there as in the
 * browser, whatever their bundler does. The source maps go on leading to the sources.
 */
const dist = join(import.meta.dirname, "../dist");

for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  const path = join(dist, file);
  if (!file.endsWith(".js")) continue;
  const code = readFileSync(path, "utf8");
  if (!code.includes('from "styled-components"')) continue;
  const named = await nameStyles(code, path, JSON.parse(readFileSync(`${path}.map`, "utf8")));
  writeFileSync(path, named.code);
  writeFileSync(`${path}.map`, JSON.stringify(named.map));
}
