import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { acceptedList, exportList } from "./exportList.ts";

const { values } = parseArgs({ options: { accept: { type: "boolean", default: false } } });
const accepted = existsSync(acceptedList) ? readFileSync(acceptedList, "utf8") : "";
const current = exportList();

const gone = linesOnlyIn(accepted, current);
const added = linesOnlyIn(current, accepted);
for (const line of gone) console.log(`− ${line}`);
for (const line of added) console.log(`+ ${line}`);

if (current === accepted) {
  console.log("The packages export what docs/exports.md says.");
} else if (values.accept) {
  writeFileSync(acceptedList, current);
  console.log("Accepted: docs/exports.md is written.");
} else {
  console.error(
    "The packages export something else than docs/exports.md says. To accept it: npm run exports -- --accept",
  );
  process.exitCode = 1;
}

function linesOnlyIn(one: string, other: string): string[] {
  const known = new Set(other.split("\n"));
  return one.split("\n").filter((line) => !known.has(line));
}
