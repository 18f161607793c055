import { knownCustomers } from "./people.ts";
import { scenario } from "./scenario.ts";
import { visitorAt } from "./visitorAt.ts";

/** Scenarios with a failing server. */
export const faultyScenarios = {
  "cep-fora-do-ar": scenario("Consulta de CEP fora do ar", "Bob chegou ao checkout, e nenhum CEP é encontrado.", {
    newcomer: visitorAt("checkout"),
    world: knownCustomers,
    faults: [{ path: "/shipping/cep", kind: "500" }],
  }),
  "servidor-fora-do-ar": scenario("Servidor fora do ar", "Toda chamada recebe o erro 500.", {
    faults: [{ path: "*", kind: "500" }],
  }),
  "sem-internet": scenario("Sem internet", "Toda chamada falha antes de chegar ao servidor.", {
    faults: [{ path: "*", kind: "offline" }],
  }),
  "sessao-expirada": scenario(
    "Sessão expirada uma vez",
    "A primeira chamada encontra a sessão expirada; as seguintes passam.",
    { faults: [{ path: "*", kind: "419", times: 1 }] },
  ),
  lento: scenario("Servidor lento", "Cada resposta demora três segundos.", { latency: 3_000 }),
} as const;
