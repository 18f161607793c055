import { globSync, readFileSync, writeFileSync } from "node:fs";
import { withoutRequirements } from "./plainComments.ts";

/* Runs in a package after its build: the comments that an editor shows to another team cite no requirement of the shop. */

for (const file of globSync("dist/**/*.d.ts")) writeFileSync(file, withoutRequirements(readFileSync(file, "utf8")));
