import type { Fault } from "@petbox/mock-server/backend/fault";
import { faultTitles } from "@petbox/mock-server/scenarios/faultTitles";
import { scenarios } from "@petbox/mock-server/scenarios/scenarios";
import type { ShopParameters } from "./shopParameters.ts";

function faultText({ path, kind, times, message }: Fault): string {
  const call = path === "*" ? "todas as chamadas" : path;
  const often = times === undefined ? "" : times === 1 ? ", uma vez" : `, ${times} vezes`;
  const said = message === undefined ? "" : `: “${message}”`;
  return `${call} → ${faultTitles[kind]}${often}${said}`;
}

/** What a screen's story asks of its server, in words: where it opens, the scenario, the faults, the latency. */
export function serverOf({ path, scenario: name = "novo", faults = [], latency }: ShopParameters): readonly string[] {
  const scenario = scenarios[name];
  const delay = latency ?? scenario.latency;
  return [
    `Abre ${path}`,
    `Cenário ${name}: ${scenario.title}`,
    ...(delay > 0 ? [`Cada resposta demora ${delay} ms`] : []),
    ...[...faults, ...scenario.faults].map(faultText),
  ];
}
