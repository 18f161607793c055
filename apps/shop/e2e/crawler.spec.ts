import type { Page } from "@playwright/test";
import { pathsByArea, sessionPaths } from "../../../packages/domain/src/site/paths.ts";
import { expect, test } from "./shop.ts";

// Some pet pictures are missing on purpose; the page falls back to the next candidate.
test.use({ allowedInConsole: /status of 404/ });
test.describe.configure({ timeout: 300_000 });

/** Limit of visited URLs per route. */
const mostOfOnePage = 2;
/** Above this number of routes the crawl is assumed to loop. */
const mostAddresses = 150;

const notations = Object.values(pathsByArea)
  .flatMap((area) => Object.values<string>(area))
  .map((path) => ({
    path,
    matches: new RegExp(`^(?:/app)?${path.replace(/[?].*/, "").replace(/:\w+/g, "[^/]+")}/?$`),
  }));

const { site, funnel, checkout, session, gallery } = pathsByArea;
const sharedAreas = [site, funnel, checkout, session, gallery];

/** The route a URL matches, or its path if it matches none. */
function pageOf(address: string): string {
  const { pathname } = new URL(address, "http://shop");
  const inApp = pathname.startsWith("/app/") ? "/app" : "";
  return inApp + (notations.find(({ matches }) => matches.test(pathname))?.path ?? pathname);
}

/** The internal links and element ids of the page, and whether it offers a link or button to continue. */
function waysFrom(page: Page) {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
      ({ origin, download }) => origin === location.origin && !download,
    );
    const here = location.pathname;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("main button:enabled")];
    return {
      links: links.map(({ pathname, search, hash }) => ({ address: pathname + search, part: hash.slice(1) })),
      parts: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      goesOn: links.some((link) => link.pathname !== here && link.checkVisibility()) || buttons.length > 0,
    };
  });
}

interface Walk {
  readonly origin: string;
  readonly from: readonly string[];
  /** Filters the links to follow. @default all */
  readonly follows?: (address: string, seenAt: string) => boolean;
}

/** Follows every link and collects broken pages, dead ends and missing fragments. */
async function walk(page: Page, { origin, from, follows = () => true }: Walk) {
  const queue = from.map((address) => ({ address, seenAt: "" }));
  const queued = new Set(from);
  const visits = new Map<string, number>();
  const wrong: string[] = [];
  const partsOf = new Map<string, readonly string[]>();
  const linkedParts: { readonly address: string; readonly part: string; readonly seenAt: string }[] = [];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { address, seenAt } = next;
    const times = visits.get(pageOf(address)) ?? 0;
    if (times >= mostOfOnePage) continue;
    visits.set(pageOf(address), times + 1);
    if (visits.size > mostAddresses) throw new Error(`The walk has no end; it is at ${address}, from ${seenAt}.`);
    const response = await page.request.get(origin + address);
    if (!response.ok()) wrong.push(`${address}: ${response.status()}, linked from ${seenAt}`);
    // Files have no links to follow.
    if (response.headers()["content-type"]?.startsWith("text/html") !== true) continue;
    await page.goto(origin + address, { waitUntil: "networkidle" });
    await expect(page.getByRole("main").locator("[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
    const { links, parts, goesOn } = await waysFrom(page);
    partsOf.set(address, parts);
    if (!goesOn) wrong.push(`${address}: a dead end, linked from ${seenAt}`);
    for (const { address: link, part } of links) {
      if (part !== "") linkedParts.push({ address: link, part, seenAt: address });
      // Logging out would end the crawl.
      if (queued.has(link) || link.includes(sessionPaths.logout) || !follows(link, address)) continue;
      queued.add(link);
      queue.push({ address: link, seenAt: address });
    }
  }
  for (const { address, part, seenAt } of linkedParts) {
    const parts = partsOf.get(address);
    if (parts !== undefined && !parts.includes(part))
      wrong.push(`${address}#${part}: no such part, linked from ${seenAt}`);
  }
  return { visited: [...visits.keys()], wrong };
}

test("for a visitor, also in the application without a login, every link leads to a page with a way forward", async ({
  page,
  shop,
}) => {
  // No page of the site links to the application's.
  const { visited, wrong } = await walk(page, { origin: shop.origin, from: ["/", "/app/area-cliente"] });
  expect(wrong).toEqual([]);
  expect(visited).toEqual(
    expect.arrayContaining(["/app/area-cliente", "/gato", "/assine", "/login", "/concurso/edicao-1", "/privacidade"]),
  );
});

test("for a subscriber, every link on the home pages and in the account leads to a page with a way forward", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "tres-pets" });
  // The other test walks the pages that are the same for everybody.
  const shared = new Set(sharedAreas.flatMap((area) => Object.values<string>(area)));
  const follows = (address: string) => !shared.has(pageOf(address));
  const { visited, wrong } = await walk(page, { origin: shop.origin, from: ["/", "/gato", "/area-cliente"], follows });
  expect(wrong).toEqual([]);
  expect(visited).toEqual(expect.arrayContaining(["/area-cliente", "/dados-cliente", "/plano/:code", "/meus-cupons"]));
});

test("after a payment, every link on the page works", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "boas-vindas" });
  const follows = (_: string, seenAt: string) => seenAt === "/bem-vindo";
  const { visited, wrong } = await walk(page, { origin: shop.origin, from: ["/bem-vindo"], follows });
  expect(wrong).toEqual([]);
  expect(visited.length).toBeGreaterThan(1);
});
