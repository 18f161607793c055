import { createBackend } from "@petbox/mock-server/backend/createBackend";
import { pageDataPlaceholder } from "@petbox/mock-server/backend/documents";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { boxNameOf } from "@petbox/mock-server/backend/shipments/boxName";
import { memoryStore } from "@petbox/mock-server/backend/store";
import { surveyHash } from "@petbox/mock-server/life/surveys";
import { type ScenarioName, scenarios } from "@petbox/mock-server/scenarios/scenarios";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { isPageData } from "../contract/pageDataOf.ts";
import { pageDataAreas } from "./areas.ts";

const now = Date.UTC(2026, 2, 10, 15);
const each = Object.values(pageDataAreas).flatMap((area) => Object.values(area).filter(isPageData));

/** What stands under `page` in the document that a visitor of this scenario is served. */
async function servedTo(scenario: ScenarioName, page: string): Promise<unknown> {
  const { world, newcomer } = scenarios[scenario];
  const backend = createBackend({
    store: memoryStore(world(now)),
    clock: () => now,
    sessions: onlyVisitor("visita"),
    page: { newcomer },
    documents: { find: () => ({ html: pageDataPlaceholder, status: 200 }), policy: () => "" },
  });
  return JSON.parse(await (await backend.fetch(new Request(`http://shop.test${page}`))).text()).page;
}

/** A page that has a parameter, at an address that it has in a world with somebody who may see it. */
const places: Readonly<Record<string, readonly [ScenarioName, address: string]>> = {
  "/avalie/:shipment": ["assinante", `/avalie/${boxNameOf({ chargeId: "ATIVA00001-1" })}`],
  "/trilhas/:species/:track": ["assinante", "/trilhas/gato/essencial_familia"],
  "/plano/:code": ["assinante", "/plano/ATIVA00001"],
  "/subscription-trail/:code": ["assinante", "/subscription-trail/ATIVA00001"],
  "/nps/score/:hash": ["vizinhanca", `/nps/score/${surveyHash("COCAD00006")}`],
  "/assinaturas/higiene/:code": ["compras-programadas", "/assinaturas/higiene/TAPETE0098"],
  "/assinaturas/higiene/:code/alterar": ["compras-programadas", "/assinaturas/higiene/TAPETE0098/alterar"],
  "/assinaturas/higiene/:code/cancelar": ["compras-programadas", "/assinaturas/higiene/TAPETE0098/cancelar"],
  "/assinaturas/alimentos-umidos/:code": ["compras-programadas", "/assinaturas/alimentos-umidos/UMIDOS0012"],
  "/assinaturas/alimentos-umidos/:code/alterar": [
    "compras-programadas",
    "/assinaturas/alimentos-umidos/UMIDOS0012/alterar",
  ],
  "/assinaturas/alimentos-umidos/:code/cancelar": [
    "compras-programadas",
    "/assinaturas/alimentos-umidos/UMIDOS0012/cancelar",
  ],
};

it.each(each)("the data of $page is in its document, as its schema says, also with /app in front", async (value) => {
  const [scenario, address] = places[value.page] ?? ["assinante", value.page];
  const data = await servedTo(scenario, address);
  expect(z.safeParse(value.schema, data)).toMatchObject({ success: true });
  expect(await servedTo(scenario, `/app${address}`)).toEqual(data);
});

it.each(each)("the example of $page is good data, and travels both ways", ({ schema, example }) => {
  expect(z.encode(schema, z.decode(schema, example))).toEqual(example);
});

it("MAN-010 tells a stranger nothing of a customer's area", async () => {
  expect(await servedTo("novo", "/area-cliente")).toBeNull();
});
