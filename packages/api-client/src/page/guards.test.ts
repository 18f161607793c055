import { loyaltyPaths, scheduledPaths, welcomePaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { withApp } from "@petbox/domain/site/withApp";
import type { CustomerRecord, SessionRecord } from "@petbox/mock-server/backend/session/collections";
import { scenarios } from "@petbox/mock-server/scenarios/scenarios";
import { servedPage } from "@petbox/mock-server/testing/servedPage";
import { testMoment } from "@petbox/mock-server/testing/testMoment";
import { wirePageOf } from "@petbox/mock-server/testing/wirePages";
import { describe, expect, it } from "vitest";
import { isPageData } from "../contract/pageDataContract.ts";
import * as pageDataAreas from "./areas.ts";

/** Pages with the same data for everybody, to which the visitor's own are added. */
const openPages: readonly string[] = [loyaltyPaths.programme, scheduledPaths.buyMats, scheduledPaths.buyWetFood];

const guarded = Object.values(pageDataAreas)
  .flatMap((area) => Object.values(area).filter(isPageData))
  .filter(({ page, isPublic }) => !isPublic && !openPages.includes(page))
  .map(({ page }) => page);

const stranger: CustomerRecord = {
  code: "outra0001",
  email: "outra@petbox.example",
  name: "Outra Pessoa",
  areaCode: "11",
  phoneNumber: "900000000",
  newsletter: false,
  privacy: true,
};

const loggedIn = (customerCode: string, reach: "checkout" | "account"): Partial<SessionRecord> => ({
  session: { customerCode, reach },
});

/** The status and the text of the data that the page's document contains for a visitor. */
async function servedTo(page: `/${string}`, newcomer: Partial<SessionRecord>) {
  const { scenario, parameters = {} } = wirePageOf(page);
  const world = scenarios[scenario].world(testMoment);
  const everybody = { ...world, customers: [...(world.customers ?? []), stranger] };
  const address = pathTo<`/${string}`>(page, parameters);
  return Promise.all([address, withApp(address)].map((path) => servedPage(path, { world: everybody, newcomer })));
}

/** The owner of the data in a page's scenario, and everything that names one of their records. */
function ownerOf(page: string) {
  const { newcomer, world } = scenarios[wirePageOf(page).scenario];
  const code = newcomer?.session?.customerCode ?? "";
  const { customers = [], subscriptions = [] } = world(testMoment);
  const owner = customers.find((customer) => customer.code === code);
  const theirs = subscriptions.filter(({ customerCode }) => customerCode === code);
  const names = [owner?.email, owner?.name, owner?.cpf, ...theirs.flatMap(({ code, pet }) => [code, pet?.name])];
  return { code, newcomer: newcomer ?? {}, names: [code, ...names].filter((name) => name !== undefined) };
}

const nothing = { status: 200, page: null };

describe.each(guarded)("the data of %s", (page) => {
  const { code, newcomer, names } = ownerOf(page);

  it("are served to their owner", async () => {
    for (const { page: data } of await servedTo(page, newcomer)) expect(data).not.toBeNull();
  });

  it("MAN-010 are not served to a visitor", async () => {
    expect(await servedTo(page, {})).toEqual([nothing, nothing]);
  });

  it("are not served to the same person known by e-mail only", async () => {
    expect(await servedTo(page, loggedIn(code, "checkout"))).toEqual([nothing, nothing]);
  });

  it("are not served to another customer", async () => {
    for (const { status, page: data } of await servedTo(page, loggedIn(stranger.code, "account"))) {
      if (page.includes(":")) expect([status, data]).toEqual([404, null]);
      const text = JSON.stringify(data);
      expect(names.filter((name) => text.includes(name))).toEqual([]);
    }
  });
});

it("covers the pages of the account", () => {
  expect(guarded.length).toBeGreaterThan(15);
  expect(guarded).toContain(welcomePaths.welcome);
});
