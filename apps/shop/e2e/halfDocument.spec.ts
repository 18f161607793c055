import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { Locator, Page } from "@playwright/test";
import { sessionPaths } from "../../../packages/domain/src/site/paths.ts";
import { expect, test } from "./shop.ts";

// What has come of a document is laid out before any program runs.
test.use({ javaScriptEnabled: false });

interface HeldDocument {
  readonly origin: string;
  /** Lets the rest of the document come. */
  goOn(): void;
  close(): void;
}

/** A server with the shop's files and one document, of which the rest does not come until it is told to go on. */
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

/** Where something stands when a document has come as far as a place in it, and where it stands in the whole of it. */
async function placesOf(page: Page, address: string, cutAt: (html: string) => number, what: Locator) {
  const sent = await (await fetch(address)).text();
  // Programs will run: what stands there for who has none is not part of it.
  const html = sent.replace(/<noscript>.*?<\/noscript>/gs, "");
  const document = await hold(address, html.slice(0, cutAt(html)), html.slice(cutAt(html)));
  try {
    await page.goto(document.origin, { waitUntil: "commit" });
    await expect(what).toBeVisible();
    const last = page.getByRole("contentinfo").getByRole("link", { name: "Instagram" });
    await expect(last).toHaveCount(0);
    const half = await what.boundingBox();
    document.goOn();
    await expect(last).toBeVisible();
    return { half, whole: await what.boundingBox() };
  } finally {
    document.close();
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  test("a footer of which a part has come stands where the whole one will", async ({ page, shop }) => {
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

test("the way to the shop stands at the end of its strip before the rest of the strip has come", async ({
  page,
  shop,
}) => {
  const cutAt = (html: string) => html.indexOf("</ul>", html.indexOf("<header"));
  const link = page.getByRole("banner").getByRole("link", { name: "Loja" });
  const { half, whole } = await placesOf(page, shop.origin, cutAt, link);
  expect(half?.x).toBeGreaterThan(0);
  expect(whole).toEqual(half);
});
