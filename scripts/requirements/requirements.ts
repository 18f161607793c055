import { parseArgs } from "node:util";
import budgets from "../budgets.json" with { type: "json" };
import { type Proof, proofOf } from "./proof.ts";
import { provenIn, readReports } from "./reports.ts";

function percentage(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.floor((part / whole) * 100)} %`;
}

function print({ proven, open }: Proof, quiet: boolean): void {
  const names = [...new Set([...proven, ...open].map(({ area }) => area))].sort();
  for (const name of names) {
    const done = proven.filter(({ area }) => area === name).length;
    const missing = open.filter(({ area }) => area === name);
    const whole = done + missing.length;
    console.log(`${name.padEnd(18)} ${done}/${whole}  ${percentage(done, whole)}`);
    if (quiet) continue;
    for (const { id, kind, text } of missing) console.log(`    ${id}  ${kind}: ${text}`);
  }
  const whole = proven.length + open.length;
  console.log(`\n${proven.length} of ${whole} proven, ${percentage(proven.length, whole)}`);
}

/** Whether as much is proven as has to be. */
function isEnough({ proven, open }: Proof): boolean {
  const least = budgets.provenPercent;
  const percent = (proven.length / (proven.length + open.length)) * 100;
  const enough = percent >= least;
  console.log(`${enough ? "✓" : "✗"} ${percent.toFixed(1)} % proven, at least ${least} %`);
  return enough;
}

const { values } = parseArgs({
  options: {
    area: { type: "string" },
    quiet: { type: "boolean", default: false },
    // The last step of `npm test`: what has to be proven, and nothing less than all reports.
    check: { type: "boolean", default: false },
  },
});

const { reports, missing, since } = readReports();
if (missing.length > 0) {
  console.error(
    `There is no report of ${missing.join(", ")}: npm test writes them, and what is proven is read from them.`,
  );
}
if (since) console.log(`By the tests that ran since ${since.toLocaleString("pt-BR")}:\n`);
const areas = values.area?.split(",");
const proof = proofOf(provenIn(reports), areas);
if (since) print(proof, values.quiet);
for (const id of proof.unknownIds) console.error(`A test claims ${id}, which the catalogue does not have.`);
const fine = missing.length === 0 && proof.unknownIds.length === 0 && (!values.check || isEnough(proof));
process.exitCode = fine ? 0 : 1;
