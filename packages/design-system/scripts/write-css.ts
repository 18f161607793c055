import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Runs after the package is compiled: the global style as a file that a page links. */
const dist = join(import.meta.dirname, "../dist");

const { globalRules } = await import(join(dist, "theme/globalRules.js"));
writeFileSync(join(dist, "style.css"), globalRules);
