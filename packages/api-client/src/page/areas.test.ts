import { pathTo } from "@petbox/domain/site/pathTo";
import { pageIn } from "@petbox/mock-server/testing/servedPage";
import { wirePageOf, wirePages } from "@petbox/mock-server/testing/wirePages";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { isPageData } from "../contract/pageDataContract.ts";
import * as pageDataAreas from "./areas.ts";

const each = Object.values(pageDataAreas).flatMap((area) => Object.values(area).filter(isPageData));

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
  const { scenario, parameters = {} } = wirePageOf(value.page);
  const address = pathTo(value.page, parameters);
  const data = await pageIn(scenario, address);
  expect(z.safeParse(value.schema, data)).toMatchObject({ success: true });
  expect(await pageIn(scenario, `/app${address}`)).toEqual(data);
});

it.each(each)("$page reads its golden data, and writes it again", ({ page, schema }) => {
  const { data: example } = wirePageOf(page);
  expect(z.encode(schema, z.decode(schema, example))).toEqual(example);
});
