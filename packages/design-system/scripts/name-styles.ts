import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nameStyles } from "../../../scripts/stableStyles.ts";

/**
 * Runs after the package is compiled, so that its components have the same class names on a server as in the browser, with any bundler of
 * the consumer. The source maps still point to the sources.
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
