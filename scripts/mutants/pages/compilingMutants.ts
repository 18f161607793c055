import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutant } from "./mutantsOf.ts";

/** A copy of the checkout, so that a run that is stopped leaves no mutant in a source file. */
const copy = ".cache/mutants/checkout";

/** The mutants whose types are right, in order. A mutant that does not compile says nothing about the tests. */
export function* compilingMutants(mutants: readonly Mutant[]): Generator<Mutant> {
  copyCheckout();
  try {
    for (let start = 0; start < mutants.length; start += 100) {
      const candidates = mutants.slice(start, start + 100);
      const broken = brokenAmong(candidates);
      yield* candidates.filter((mutant) => !broken.has(mutant));
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Compiles in rounds of one mutant a file, because each compilation reads the whole checkout. */
function brokenAmong(mutants: readonly Mutant[]): ReadonlySet<Mutant> {
  const broken = new Set<Mutant>();
  for (let left = mutants; left.length > 0; ) {
    const round = new Map(left.map((mutant) => [mutant.file, mutant]));
    for (const mutant of mutantsInError(round)) broken.add(mutant);
    left = left.filter((mutant) => round.get(mutant.file) !== mutant);
  }
  return broken;
}

function copyCheckout(): void {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  for (const file of files) if (/\.(?:tsx?|json|mdx)$/.test(file)) cpSync(file, join(copy, file));
}

/** Compiles the copy with these mutants. @returns those in a file with an error. */
function mutantsInError(round: ReadonlyMap<string, Mutant>): readonly Mutant[] {
  for (const [file, { start, end, replacement }] of round) {
    const code = readFileSync(file, "utf8");
    writeFileSync(join(copy, file), code.slice(0, start) + replacement + code.slice(end));
  }
  const { stdout } = spawnSync("tsc", ["--noEmit", "--pretty", "false"], { cwd: copy, encoding: "utf8" });
  for (const file of round.keys()) cpSync(file, join(copy, file));
  const inError = new Set(Array.from(stdout.matchAll(/^([^(\n]+)\(\d+,\d+\): error/gm), ([, file]) => file));
  return [...round.values()].filter(({ file }) => inError.has(file));
}
