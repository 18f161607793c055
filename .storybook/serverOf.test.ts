import { expect, it } from "vitest";
import { serverOf } from "./serverOf.ts";

it("says where a story opens and in which scenario", () => {
  expect(serverOf({ path: "/pet/raca/" })).toEqual(["Abre /pet/raca/", "Cenário novo: Visita nova"]);
});

it("says which replies lead to the state of a story", () => {
  const faults = [
    { path: "/save/birthdate", kind: "refused", message: "Estamos em manutenção.", times: 1 },
    { path: "*", kind: "500" },
  ] as const;
  expect(serverOf({ path: "/pet/", latency: 300, faults }).slice(2)).toEqual([
    "Cada resposta demora 300 ms",
    "/save/birthdate → 400, recusado com explicação, uma vez: “Estamos em manutenção.”",
    "todas as chamadas → 500, servidor fora do ar",
  ]);
});

it("names the faults of the scenario itself", () => {
  expect(serverOf({ path: "/", scenario: "servidor-fora-do-ar" }).at(-1)).toContain("500, servidor fora do ar");
});
