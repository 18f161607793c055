import { expect, it } from "vitest";
import { scenarios } from "../../scenarios/scenarios.ts";
import { testMoment } from "../../testing/testMoment.ts";
import { createBackend } from "../createBackend.ts";
import { onlyVisitor } from "../sessions.ts";
import { memoryStore } from "../store.ts";

/** The status of the page of an overdue payment. */
async function statusOf(path: string, newcomer = scenarios["tres-pets"].newcomer) {
  const backend = createBackend({
    store: memoryStore(scenarios["tres-pets"].world(testMoment)),
    clock: () => testMoment,
    sessions: onlyVisitor("visita"),
    page: { newcomer },
    documents: { find: () => ({ html: "", status: 200 }), policy: () => "" },
  });
  return (await backend.fetch(new Request(`http://shop.test${path}`))).status;
}

it("SUB-184 another customer's subscription is not found at any of its paths, like an unknown one", async () => {
  const addresses = ["/assinatura/resolver/", "/suspensa/resolver/"];
  for (const begin of addresses.flatMap((address) => [address, `/app${address}`])) {
    expect(await statusOf(`${begin}FRIDA00001`)).toBe(200);
    expect(await statusOf(`${begin}THOR000002`)).toBe(404);
    expect(await statusOf(`${begin}NADA`)).toBe(404);
  }
});

it("anonymous visitors are not told which ones exist", async () => {
  for (const code of ["FRIDA00001", "NADA"]) expect(await statusOf(`/assinatura/resolver/${code}`, {})).toBe(200);
});
