import { contradictionsInLives } from "@petbox/mock-server/conformance/contradictionsInLives";

/** Few enough that their simulations fit in memory together. */
const batch = 500;

const [lives = 10_000, seed = 1] = process.argv.slice(2).map(Number);
const startedAt = performance.now();
let looks = 0;
const contradictions: string[] = [];
for (let done = 0; done < lives; done += batch) {
  const compared = contradictionsInLives(seed + done, Math.min(batch, lives - done));
  looks += compared.looks;
  contradictions.push(...compared.contradictions);
}

const seconds = Math.round((performance.now() - startedAt) / 1_000);
console.log(`${lives} lives of three years, seed ${seed}, compared on ${looks} days, in ${seconds} s`);
console.log(`contradictions: ${contradictions.length}`);
for (const contradiction of contradictions.slice(0, 20)) console.log(`    ${contradiction}`);
process.exit(contradictions.length === 0 ? 0 : 1);
