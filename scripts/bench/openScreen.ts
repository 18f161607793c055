import type { Browser, Page } from "@playwright/test";
import type { Bundle } from "./bundle.ts";

const origin = "http://bench.invalid";

/**
 * Opens a built screen in a page of its own, with nothing kept from the one before; it is not mounted yet. The files come
 * from memory: no server, no network.
 */
export async function openScreen(browser: Browser, bundle: Bundle, prepare?: () => void): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "pt-BR" });
  const page = await context.newPage();
  if (prepare !== undefined) await page.addInitScript(prepare);
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const code = bundle.files.get(path);
    if (code !== undefined) return route.fulfill({ contentType: "text/javascript", body: code });
    return route.fulfill({ contentType: "text/html", body: documentOf(bundle.entry) });
  });
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => window.bench?.mount !== undefined);
  return page;
}

function documentOf(entry: string): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Bench</title></head><body><script type="module" src="/${entry}"></script></body></html>`;
}

/** Puts the screen on the page. */
export async function mount(page: Page): Promise<void> {
  await page.evaluate(() => window.bench.mount?.());
}
