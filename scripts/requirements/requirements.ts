import { parseArgs } from "node:util";
import budgets from "../budgets.json" with { type: "json" };
import { type Proof, proofOf } from "./proof.ts";
import { provenIn, readReports } from "./reports.ts";

function percentage(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.floor((part / whole) * 100)} %`;
}

function print({ proven, open, setAside }: Proof, quiet: boolean): void {
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
  for (const { id, decision, text } of setAside) {
    console.log(`Set aside by decision ${decision}, and not counted: ${id}  ${text}`);
  }
}

/** Whether the required share is proven. */
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
    // The last step of `npm test`: fails if a report is missing or too little is proven.
    check: { type: "boolean", default: false },
  },
});

const { reports, missing, since } = readReports();
if (missing.length > 0) {
  console.error(`The reports of ${missing.join(", ")} are missing: run npm test.`);
}
if (since) console.log(`From the reports since ${since.toLocaleString("pt-BR")}:\n`);
const areas = values.area?.split(",");
const proof = proofOf(provenIn(reports), areas);
if (since) print(proof, values.quiet);
for (const id of proof.unknownIds) console.error(`A test claims ${id}, which is not in the catalogue.`);
for (const id of proof.contradictedIds) console.error(`A test claims ${id}, which a decision sets aside.`);
const wrongIds = [...proof.unknownIds, ...proof.contradictedIds];
const passed = missing.length === 0 && wrongIds.length === 0 && (!values.check || isEnough(proof));
process.exitCode = passed ? 0 : 1;
