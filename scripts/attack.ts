import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { attack } from "@petbox/mock-server/attack/attack";

/** Megabytes of heap that may remain in use after the attack. */
const maximumGrowth = 20;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function megabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

const [requests = 100_000, seed = 1] = process.argv.slice(2).map(Number);
const memory = { before: 0, after: 0 };
const startedAt = performance.now();
const damage = await attack({
  seed,
  requests,
  onMoment: (moment) => {
    memory[moment] = megabytes();
  },
});
const growth = memory.after - memory.before;

const lines = [
  `${damage.requests} hostile requests, seed ${seed}, in ${Math.round((performance.now() - startedAt) / 1_000)} s`,
  `replies: ${Object.entries(damage.statuses)
    .map(([status, count]) => `${status} × ${count}`)
    .join(", ")}`,
  `5xx or no reply: ${damage.failures.length}`,
  ...damage.failures.slice(0, 20).map((failure) => `    ${failure}`),
  `replies with lines of a stack: ${damage.stackLines.length}`,
  ...damage.stackLines.slice(0, 20).map((line) => `    ${line}`),
  `memory: ${memory.before.toFixed(1)} MB before, ${memory.after.toFixed(1)} MB after (at most ${maximumGrowth} MB more)`,
  `a new visitor afterwards: ${damage.isAlive ? "served" : "not served"}`,
];
console.log(lines.join("\n"));
const isUnharmed = damage.failures.length === 0 && damage.stackLines.length === 0 && damage.isAlive;
process.exit(isUnharmed && growth <= maximumGrowth ? 0 : 1);
