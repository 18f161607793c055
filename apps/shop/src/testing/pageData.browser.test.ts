import { isPageData } from "@petbox/api-client/contract/pageDataContract";
import * as pageDataAreas from "@petbox/api-client/page/areas";
import { pathTo } from "@petbox/domain/site/pathTo";
import { createShopStory, type ShopStory } from "@petbox/storybook/shopStory";
import { wirePageOf, wirePages } from "@petbox/storybook/wirePages";
import { createRoot } from "react-dom/client";
import { waitFor, within } from "storybook/test";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Breakage, brokenDocuments, notThere } from "./brokenDocuments.ts";
import { sentence } from "./testFailingCall.ts";

const pages: readonly `/${string}`[] = Object.values(pageDataAreas).flatMap((area) =>
  Object.values(area)
    .filter(isPageData)
    .map(({ page }) => page),
);

/** The failures that a page tells apart. Every other reply is a document without data (`pageSource.browser.test.ts`). */
const breakages: readonly Breakage[] = [
  ...(["offline", "timeout", "500", "429"] as const).map((kind) => ({ name: kind, kind })),
  ...brokenDocuments,
];

const again = "Tentar de novo";
/** The page for unknown paths, and the one for unknown subscriptions (MAN-054). */
const notFound = /^Farejamos tudo|^Assinatura não encontrada$/;
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

/** The story parameters of a page. */
function shopAt(page: `/${string}`) {
  const { scenario, parameters = {} } = wirePageOf(page);
  return { path: pathTo<`/${string}`>(page, parameters), scenario, timings: { second: 1 }, straight: true };
}

/** Renders a shop and collects its uncaught errors. */
function show({ element }: Pick<ShopStory, "element">) {
  const place = document.createElement("div");
  document.body.append(place);
  const complaints: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => complaints.push(error) });
  root.render(element);
  const close = () => {
    root.unmount();
    place.remove();
  };
  /** The page's text, once it has loaded. */
  const shown = () => {
    const main = place.querySelector("main");
    if (main === null) throw new Error("There is no page.");
    if (/Carregando/.test(main.textContent)) throw new Error("It is still on its way.");
    return main.textContent;
  };
  return { place, screen: within(place), complaints, shown, close };
}

/** Renders a shop until the test ends. */
function showNow(shop: Pick<ShopStory, "element">) {
  const now = show(shop);
  closing.push(now.close);
  return now;
}

/** Renders the page without faults. */
async function showWhole(page: `/${string}`) {
  return show(await createShopStory(shopAt(page)));
}

/** Renders the page without faults once, beside all broken ones, for comparison. */
function wholeBeside(page: `/${string}`): () => Promise<ReturnType<typeof show>> {
  const { runsOut } = wirePageOf(page);
  let beside: ReturnType<typeof show> | undefined;
  beforeAll(async () => {
    if (!runsOut) beside = await showWhole(page);
  });
  afterAll(() => beside?.close());
  return async () => {
    if (beside !== undefined) return beside;
    const justNow = await showWhole(page);
    closing.push(justNow.close);
    return justNow;
  };
}

/** Opens the page with broken data. @returns the page, and a function that repairs the data. */
async function openBroken(page: `/${string}`, breakage: Breakage) {
  const shop = await createShopStory({
    ...shopAt(page),
    faults: "kind" in breakage ? [{ path: page, kind: breakage.kind }] : [],
  });
  const { timeout: limitOf } = AbortSignal;
  let isMended = false;
  if (breakage.name === "timeout") {
    vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) =>
      limitOf.call(AbortSignal, limit === 15_000 && !isMended ? 30 : limit),
    );
  }
  if ("broken" in breakage) {
    const reply = shop.backend.fetch;
    vi.spyOn(shop.backend, "fetch").mockImplementation(async (request, from) => {
      const response = await reply(request, from);
      const isDocument = request.headers.get("Accept") === "text/html";
      return isMended || !isDocument ? response : breakage.broken(response);
    });
  }
  const mend = () => {
    isMended = true;
    shop.backend.setFaults([]);
  };
  return { shop, mend, ...showNow(shop) };
}

/** Waits until the page equals the page without faults. */
async function isLike(whole: ReturnType<typeof show>, { shown }: ReturnType<typeof show>) {
  await waitFor(() => expect(shown()).toBe(whole.shown()));
}

describe.each(pages)("the data of %s", (page) => {
  const whole = wholeBeside(page);

  it.each(breakages)("with $name: the page stays, shows one failure, and a retry works", async (breakage) => {
    const opened = await openBroken(page, breakage);
    const { screen, mend, complaints, shop, place } = opened;
    if (wirePageOf(page).isSilent) {
      await waitFor(() => expect(opened.shown()).not.toBe(""));
      expect(screen.queryAllByText(sentence)).toEqual([]);
      mend();
      await isLike(await whole(), showNow(shop));
    } else {
      const [button, ...others] = await screen.findAllByRole("button", { name: again });
      expect(others).toEqual([]);
      expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
      expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
      mend();
      button?.click();
      await isLike(await whole(), opened);
    }
    expect(complaints).toEqual([]);
    expect(place.querySelector("main")).not.toBeNull();
  });
});

describe.each(pages.filter((page) => page.includes(":")))("the path parameter of %s", (page) => {
  const whole = wholeBeside(page);

  it("shows the not-found page for another customer's code or an unknown one", async () => {
    const opened = await openBroken(page, notThere);
    if (wirePageOf(page).neverMissing) await waitFor(() => expect(opened.shown()).toBeDefined());
    else await opened.screen.findByRole("heading", { level: 1, name: notFound });
    expect(opened.screen.queryByRole("button", { name: again })).toBeNull();
    expect(opened.complaints).toEqual([]);
    opened.mend();
    await isLike(await whole(), showNow(opened.shop));
  });
});

it("every page with data is tested, and no other", () => {
  expect(Object.keys(wirePages).sort()).toEqual([...pages].sort());
});
