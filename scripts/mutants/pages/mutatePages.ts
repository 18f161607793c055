import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compilingMutants } from "./compilingMutants.ts";
import { type Mutant, mutantsOf } from "./mutantsOf.ts";
import { openMutantTester } from "./mutantTester.ts";

const saved = ".cache/mutants/pages.json";

/** The modules that are mutated: pages, and the data embedded in their documents. */
const modules = ["apps/shop/src/pages/**/*.{ts,tsx}", "packages/api-client/src/*/pageData.ts"];
const isOther = /\.(?:test|stories|browser\.test)\.tsx?$|\/(?:routes|seo|drawnPhoto)\.ts$/;

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const [count = 100, seed = 1, minutes = 60] = process.argv.slice(2, 5).map(Number);
const only = process.argv[5] ?? "";

const sources = new Map<string, string>();
for (const file of globSync(modules)) if (!isOther.test(file)) sources.set(file, readFileSync(file, "utf8"));
const random = randomNumbers(seed);
const mutants = [...sources]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([file, code]) => mutantsOf(file, code))
  .filter(({ file }) => file.includes(only))
  .map((mutant) => ({ mutant, place: random() }))
  .sort((one, other) => one.place - other.place)
  .map(({ mutant }) => mutant);
const sample: Mutant[] = [];
for (const mutant of compilingMutants(mutants)) if (sample.push(mutant) === count) break;

/** A mutant in words, which also find its verdict in a later run. */
function nameOf({ file, start, end, replacement }: Mutant): string {
  const code = sources.get(file) ?? "";
  const line = code.slice(0, start).split("\n").length;
  return `${file}:${line} ${code.slice(start, end).replace(/\s+/g, " ").slice(0, 90)} → ${replacement.slice(0, 90) || "(removed)"}`;
}

/** The error of the first failing test by a mutant's name; null if the mutant survived. */
function readVerdicts(): Record<string, string | null> {
  return existsSync(saved) ? JSON.parse(readFileSync(saved, "utf8")) : {};
}

let verdicts = readVerdicts();
const tester = await openMutantTester(
  // Starting Chromium takes long, and the tests of page data do not need it.
  sample.every(({ file }) => file.startsWith("packages/")) ? ["unit"] : [],
);
const stopAt = performance.now() + minutes * 60_000;
mkdirSync(".cache/mutants", { recursive: true });
const isTried = (mutant: Mutant) => nameOf(mutant) in verdicts;
const untriedFirst = [...sample].sort((one, other) => Number(isTried(one)) - Number(isTried(other)));
for (const mutant of untriedFirst) {
  const name = nameOf(mutant);
  // Survivors are tried again, at the end: a test may have been written since.
  if (verdicts[name] || performance.now() > stopAt) continue;
  const begun = performance.now();
  const killedBy = await tester.test(mutant);
  const seconds = Math.round((performance.now() - begun) / 1000);
  verdicts = { ...readVerdicts(), [name]: killedBy ?? null };
  writeFileSync(saved, JSON.stringify(verdicts, null, 2));
  console.log(killedBy ? `killed   ${name} (${seconds} s)\n         ${killedBy}` : `SURVIVED ${name} (${seconds} s)`);
}

await tester.close();

const names = sample.map(nameOf).filter((name) => name in verdicts);
const survivors = names.filter((name) => !verdicts[name]);
const killed = names.length - survivors.length;
console.log(`${killed} of ${names.length} mutants killed (${sample.length} in the sample, seed ${seed})`);
for (const name of survivors) console.log(`  survived: ${name}`);
process.exit(killed >= names.length * 0.92 ? 0 : 1);
