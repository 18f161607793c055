import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { openServer, type ServerProcess } from "../../mock-server/src/testing/openServer.ts";
import { launchFirefox } from "./firefox.ts";

const program = join(import.meta.dirname, "../../../scripts/start.ts");

/** Hosts of shops that tests have closed; failed requests to them are expected in the console. */
const closed = new Set<string>();

const hostsOf = ({ origin, realtime }: Pick<ServerProcess, "origin" | "realtime">) =>
  [origin, realtime].map((url) => new URL(url).host);

/** @param text a URL, or a sentence with one. */
const isOfClosedShop = (text: string) => closed.has(/\/\/([^/\s]+)/.exec(text)?.[1] ?? "");

/** Firefox's error for a script that its worker was loading when the visitor left the page. */
const isAbortedByLeaving = (message: string) =>
  message.includes("ServiceWorker intercepted the request and encountered");

/** @param message Firefox's, which names the address that could not be reached. */
const isOfSocket = (message: string) => /\bwss?:\/\//.test(message);

/** Whether the project's shops reply like a Laravel application without casts. */
const isOnLaravel = () => base.info().project.name === "laravel";

/** Starts a shop, as `npm start` does. The caller kills it. */
export async function startShop(
  options: { scenario?: string; dataFolder?: string; port?: number } = {},
): Promise<ServerProcess> {
  const shop = await openServer({ program, laravel: isOnLaravel(), ...options });
  for (const host of hostsOf(shop)) closed.delete(host);
  return {
    ...shop,
    kill() {
      for (const host of hostsOf(shop)) closed.add(host);
      return shop.kill();
    },
  };
}

/** Puts a shop at the beginning of a scenario, at today's date. */
async function restart(shop: ServerProcess, scenario: string): Promise<void> {
  for (const form of [{ action: "reset-clock" }, { action: "scenario", scenario }]) {
    const body = new URLSearchParams(form);
    const reply = await fetch(`${shop.origin}/__scenarios`, { method: "POST", body, redirect: "manual" });
    if (reply.status !== 303) throw new Error(`The panel refused ${form.action} with ${reply.status}.`);
  }
}

interface WorkerFixtures {
  /** The browser's engine. @default "chromium" */
  engine: "chromium" | "firefox";
  /** The worker's shared shop; each test is a new visitor. */
  shop: ServerProcess;
  /** The shops of earlier tests. Starting one takes a second, restarting its scenario a twentieth of that. */
  idleShops: ServerProcess[];
}

/** Opens a shop of the test's own, whose world it may change. */
export type OpenShop = (options: { readonly scenario: string }) => Promise<ServerProcess>;

interface TestFixtures {
  openShop: OpenShop;
  /** The scenario of the shop that relative addresses open, which is then the test's own. @default the shared shop */
  scenario: string | undefined;
  /** Console messages this test may cause. @default none */
  allowedInConsole: RegExp | undefined;
}

/** One unexpected layout shift. */
interface Shift {
  readonly value: number;
  /** The page and the elements that moved, for the failure message. */
  readonly what: string;
}

declare global {
  interface Window {
    /** Layout shifts so far. */
    layoutShifts: Shift[];
    /** Present once a test has run axe on the page. */
    axe: typeof axe;
  }
  /** Layout Instability API, missing from TypeScript's DOM types. */
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly { readonly node: Node | null }[];
  }
}

/** Records layout shifts, except those within 500 ms of user input. */
function watchLayoutShift(): void {
  window.layoutShifts = [];
  // Only Chromium reports layout shifts.
  if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return;
  new PerformanceObserver((list) => {
    for (const { value = 0, hadRecentInput, sources = [] } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
      );
      window.layoutShifts.push({ value, what: `${value.toFixed(4)} at ${location.pathname}: ${moved.join(" | ")}` });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Playwright's `test` with the shop running. Any console error or warning fails the test; that includes violations of the
 * content security policy.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowedInConsole: [undefined, { option: true }],
  scenario: [undefined, { option: true }],
  engine: ["chromium", { option: true, scope: "worker" }],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.kill();
    },
    { scope: "worker" },
  ],
  idleShops: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const shops: ServerProcess[] = [];
      await use(shops);
      await Promise.all(shops.map((shop) => shop.kill()));
    },
    { scope: "worker" },
  ],
  openShop: async ({ idleShops }, use) => {
    const opened: ServerProcess[] = [];
    await use(async ({ scenario }) => {
      const idle = idleShops.pop();
      if (idle) await restart(idle, scenario);
      const shop = idle ?? (await startShop({ scenario }));
      opened.push(shop);
      return shop;
    });
    idleShops.push(...opened);
  },
  browser: [
    async ({ browser, engine }, use) => {
      if (engine === "chromium") return use(browser);
      const firefox = await launchFirefox();
      await use(firefox);
      await firefox.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, context, engine, baseURL, viewport }, use) => {
    if (engine === "chromium") return use(context);
    // A browser of another Playwright does not get the project's options by itself.
    const place = { locale: "pt-BR", timezoneId: "America/Sao_Paulo" };
    const own = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport, ...place });
    await use(own);
    await own.close();
  },
  baseURL: async ({ shop, scenario, openShop }, use) =>
    use((scenario === undefined ? shop : await openShop({ scenario })).origin),
  page: async ({ page, allowedInConsole }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      const text = message.text();
      const counts = message.type() === "error" || message.type() === "warning";
      if (isOfClosedShop(message.location().url)) return;
      // Playwright's own message where a test blocks service workers.
      if (text === "Service Worker registration blocked by Playwright") return;
      if (counts && !allowedInConsole?.test(text))
        complaints.push(`${message.type()}: ${text} (${message.location().url})`);
    });
    // Firefox reports failed requests as errors of the page, those of its worker included.
    page.on("pageerror", ({ message }) => {
      if (isOfClosedShop(message) || isAbortedByLeaving(message)) return;
      // An exception of the shop is never allowed, a socket's failure is where a test expects it.
      if (isOfSocket(message) && allowedInConsole?.test(message)) return;
      complaints.push(`page error: ${message}`);
    });
    await page.addInitScript(watchLayoutShift);
    await use(page);
    expect(complaints, "the console stays silent").toEqual([]);
  },
});

export { expect };

/**
 * Runs axe in the page and returns its violations. axe is injected once per page and reports violations only: axe's own
 * Playwright package opens a second page for each run, which took a quarter of the journeys' time.
 */
async function violationsOn(page: Page): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ["violations"], preload: false };
  return page.evaluate(async (chosen) => (await window.axe.run(chosen)).violations, options);
}

/** Expects no axe violations, once animations have finished: half-faded colours fail the contrast check. */
export async function expectAccessible(page: Page): Promise<void> {
  // In Firefox, axe makes the page's tab crash later; the rules do not depend on the engine.
  if (page.context().browser()?.browserType().name() === "firefox") return;
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
  const violations = await violationsOn(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** Expects a cumulative layout shift of 0.00. */
export async function expectNothingMoved(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total.toFixed(2), shifts.map(({ what }) => what).join("\n")).toBe("0.00");
}
