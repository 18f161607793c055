import { readFileSync, writeFileSync } from "node:fs";
import { withComponents } from "./component-exports.ts";

const file = new URL("../package.json", import.meta.url);
const manifest = JSON.parse(readFileSync(file, "utf8"));
writeFileSync(file, `${JSON.stringify({ ...manifest, exports: withComponents(manifest.exports) }, null, 2)}\n`);
