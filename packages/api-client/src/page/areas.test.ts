import { pathTo } from "@petbox/domain/site/pathTo";
import { createBackend } from "@petbox/mock-server/backend/createBackend";
import { pageDataPlaceholder } from "@petbox/mock-server/backend/documents";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { memoryStore } from "@petbox/mock-server/backend/store";
import { type ScenarioName, scenarios } from "@petbox/mock-server/scenarios/scenarios";
import { pagePlaceOf } from "@petbox/mock-server/testing/pagePlaces";
import { wirePages } from "@petbox/mock-server/testing/wirePages";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { isPageData } from "../contract/pageDataContract.ts";
import { pageDataAreas } from "./areas.ts";

const now = Date.UTC(2026, 2, 10, 15);
const each = Object.values(pageDataAreas).flatMap((area) => Object.values(area).filter(isPageData));

/** The data under `page` in the document served to a visitor of this scenario. */
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

it("every page with golden data reads them", () => {
  expect(each.map(({ page }) => page).toSorted()).toEqual(Object.keys(wirePages).toSorted());
});

it("only data without anything of a customer are the same for every visitor", () => {
  const pages = each.filter(({ isPublic }) => isPublic).map(({ page }) => page);
  expect(pages.toSorted()).toEqual([
    "/",
    "/gato",
    "/nps/score/:hash",
    "/pix/:hash",
    "/trilhas/:species/:track",
    "/ultimos",
  ]);
});

it.each(each)("the data of $page is in its document, as its schema says, also under /app in front", async (value) => {
  const { scenario, parameters = {} } = pagePlaceOf(value.page);
  const address = pathTo(value.page, parameters);
  const data = await servedTo(scenario, address);
  expect(z.safeParse(value.schema, data)).toMatchObject({ success: true });
  expect(await servedTo(scenario, `/app${address}`)).toEqual(data);
});

it.each(each)("$page reads its golden data, and writes it again", ({ page, schema }) => {
  const example = wirePages[page];
  expect(z.encode(schema, z.decode(schema, example))).toEqual(example);
});

it("MAN-010 gives a stranger no data of a customer's area", async () => {
  expect(await servedTo("novo", "/area-cliente")).toBeNull();
});
