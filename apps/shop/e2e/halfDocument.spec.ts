import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { Locator, Page } from "@playwright/test";
import { sessionPaths, sitePaths } from "../../../packages/domain/src/site/paths.ts";
import { expect, test } from "./shop.ts";

// A partial document is laid out before any script runs.
test.use({ javaScriptEnabled: false });

interface HeldDocument {
  readonly origin: string;
  /** Sends the rest of the document. */
  goOn(): void;
  close(): void;
}

/** A server that proxies the shop's files and sends the rest of one document only on `goOn`. */
async function hold(shop: string, part: string, rest: string): Promise<HeldDocument> {
  const held: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    if (request.url !== "/") {
      const file = await fetch(new URL(request.url ?? "", shop));
      response.writeHead(file.status, { "Content-Type": file.headers.get("Content-Type") ?? "" });
      return response.end(Buffer.from(await file.arrayBuffer()));
    }
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).write(part);
    return held.push(response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    goOn() {
      for (const response of held.splice(0)) response.end(rest);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whether anything of the document has been painted. */
const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/** The position of an element in the document cut at `cutAt`, and in the whole document. */
async function placesOf(page: Page, address: string, cutAt: (html: string) => number, what: Locator) {
  const sent = await (await fetch(address)).text();
  // Users have JavaScript, so their document shows no noscript content.
  const html = sent.replace(/<noscript>.*?<\/noscript>/gs, "");
  const held = await hold(address, html.slice(0, cutAt(html)), html.slice(cutAt(html)));
  try {
    await page.goto(held.origin, { waitUntil: "commit" });
    await expect(what).toBeVisible();
    expect(await page.evaluate(() => document.readyState)).toBe("loading");
    const half = await what.boundingBox();
    const isHalfPainted = await isPainted(page);
    held.goOn();
    await page.waitForLoadState();
    return { half, whole: await what.boundingBox(), isHalfPainted };
  } finally {
    held.close();
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  test("a partially loaded footer does not move when the rest arrives", async ({ page, shop }) => {
    const cutAt = (html: string) => html.indexOf("<ul", html.indexOf("<footer"));
    const { half, whole } = await placesOf(
      page,
      shop.origin + sessionPaths.recovery,
      cutAt,
      page.getByRole("contentinfo"),
    );
    expect(half?.y).toBeGreaterThan(0);
    expect(whole?.y).toBe(half?.y);
  });
});

test("the link to the store in the header does not move when the rest of the header arrives", async ({
  page,
  shop,
}) => {
  const cutAt = (html: string) => html.indexOf("</ul>", html.indexOf("<header"));
  const link = page.getByRole("banner").getByRole("link", { name: "Loja" });
  const { half, whole } = await placesOf(page, shop.origin, cutAt, link);
  expect(half?.x).toBeGreaterThan(0);
  expect(whole).toEqual(half);
});

// The paw is in a row whose steps share the width, so it would move with every step that arrives.
test("the progress is not painted before the rest of it arrives", async ({ page, shop }) => {
  const cutAt = (html: string) => html.indexOf("</svg>", html.indexOf('role="progressbar"'));
  const bar = page.getByRole("list", { name: "Seu progresso" });
  const { isHalfPainted } = await placesOf(page, shop.origin + sitePaths.subscribe, cutAt, bar);
  expect(isHalfPainted).toBe(false);
  await expect.poll(() => isPainted(page)).toBe(true);
});
