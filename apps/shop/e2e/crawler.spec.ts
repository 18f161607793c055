import type { Page } from "@playwright/test";
import { pathsByArea, sessionPaths } from "../../../packages/domain/src/site/paths.ts";
import { expect, openShop, test } from "./shop.ts";

// The pictures of pets that are not there: the next one of the ladder is shown.
test.use({ allowedInConsole: /status of 404/ });
test.describe.configure({ timeout: 300_000 });

/** More of the same page are no other pages: so many of each are looked at. */
const mostOfOnePage = 2;
/** A walk that comes this far goes in circles that nobody has thought of. */
const mostAddresses = 150;

const notations = Object.values(pathsByArea)
  .flatMap((area) => Object.values<string>(area))
  .map((path) => ({
    path,
    matches: new RegExp(`^(?:/app)?${path.replace(/[?].*/, "").replace(/:\w+/g, "[^/]+")}/?$`),
  }));

/** The page that an address shows, whoever's thing it names; the address itself where it names none. */
function pageOf(address: string): string {
  const { pathname } = new URL(address, "http://shop");
  const inApp = pathname.startsWith("/app/") ? "/app" : "";
  return inApp + (notations.find(({ matches }) => matches.test(pathname))?.path ?? pathname);
}

/** Where the links of the page lead within the shop, and whether one can go on from it. */
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
  readonly from: string;
  /** Which addresses the walk follows, and from where. @default all */
  readonly follows?: (address: string, seenAt: string) => boolean;
}

/** Goes wherever a link leads, and writes down what is wrong there. */
async function walk(page: Page, { origin, from, follows = () => true }: Walk) {
  const queue = [{ address: from, seenAt: "" }];
  const queued = new Set([from]);
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
    // A file is no page to walk on from.
    if (response.headers()["content-type"]?.startsWith("text/html") !== true) continue;
    await page.goto(origin + address, { waitUntil: "networkidle" });
    const { links, parts, goesOn } = await waysFrom(page);
    partsOf.set(address, parts);
    if (!goesOn) wrong.push(`${address}: a dead end, linked from ${seenAt}`);
    for (const { address: link, part } of links) {
      if (part !== "") linkedParts.push({ address: link, part, seenAt: address });
      // Going out ends the walk of whoever is logged in.
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

test("a visitor finds a page behind every link, and a way on from it", async ({ page, shop }) => {
  const { visited, wrong } = await walk(page, { origin: shop.origin, from: "/" });
  expect(wrong).toEqual([]);
  expect(visited).toEqual(expect.arrayContaining(["/gato", "/assine", "/login", "/concurso/edicao-1", "/privacidade"]));
});

test("so does a subscriber, on the site and in the area", async ({ page }) => {
  const shop = await openShop({ scenario: "tres-pets" });
  try {
    const { visited, wrong } = await walk(page, { origin: shop.origin, from: "/" });
    expect(wrong).toEqual([]);
    expect(visited).toEqual(
      expect.arrayContaining(["/area-cliente", "/dados-cliente", "/plano/:code", "/meus-cupons"]),
    );
  } finally {
    await shop.kill();
  }
});

test("and inside the mobile application", async ({ page }) => {
  const shop = await openShop({ scenario: "tres-pets" });
  try {
    const follows = (address: string) => address.startsWith("/app/");
    const { visited, wrong } = await walk(page, { origin: shop.origin, from: "/app/area-cliente", follows });
    expect(wrong).toEqual([]);
    expect(visited).toEqual(expect.arrayContaining(["/app/dados-cliente", "/app/plano/:code"]));
  } finally {
    await shop.kill();
  }
});

test("who has just paid, and who comes into the application without a login, find a page behind every link there", async ({
  page,
}) => {
  const starts = [
    { scenario: "boas-vindas", from: "/bem-vindo" },
    { scenario: "novo", from: "/app/area-cliente" },
  ];
  for (const { scenario, from } of starts) {
    const shop = await openShop({ scenario });
    try {
      const { visited, wrong } = await walk(page, {
        origin: shop.origin,
        from,
        follows: (_, seenAt) => seenAt === from,
      });
      expect(wrong).toEqual([]);
      expect(visited.length).toBeGreaterThan(1);
    } finally {
      await shop.kill();
    }
  }
});
