import { viewports } from "@petbox/storybook/viewports";
import { test as base, expect, type Page } from "@playwright/test";
import { builtStories } from "./visualStories.ts";

/** The moment at which all stories are looked at: the one at which the shop's stories play. */
const moment = new Date(Date.UTC(2026, 2, 10, 15));
const desktop = { width: 1280, height: 800 };

/** One page for all stories of a worker: what it has loaded once it does not load again. */
const test = base.extend<object, { canvas: Page }>({
  canvas: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: "pt-BR",
        timezoneId: "America/Sao_Paulo",
        baseURL: process.env.STORYBOOK_ADDRESS ?? "",
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(moment);
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
});

interface Shown {
  readonly phase: string;
  readonly viewport: string | undefined;
}

/** How far the story has come, and the width that it asks for. */
function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = Object(window);
    const render = preview?.currentRender;
    return { phase: String(render?.phase), viewport: render?.story?.storyGlobals?.viewport?.value };
  });
}

function sizeOf(viewport: string | undefined): { width: number; height: number } {
  const asked = Object.entries(viewports).find(([name]) => name === viewport)?.[1].styles;
  return asked ? { width: Number.parseInt(asked.width, 10), height: Number.parseInt(asked.height, 10) } : desktop;
}

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`./iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
  await expect.poll(async () => (await shown(page)).phase, { timeout: 45_000 }).toBe("finished");
  const failure = page.locator("body.sb-show-errordisplay #error-message");
  if (await failure.isVisible()) throw new Error(`The story fails: ${await failure.textContent()}`);
  await page.evaluate(() => document.fonts.ready);
}

for (const { id, title } of builtStories(process.env.VISUAL_ONLY ?? "")) {
  test(title, async ({ canvas }) => {
    await canvas.setViewportSize(desktop);
    await open(canvas, id);
    const size = sizeOf((await shown(canvas)).viewport);
    if (size.width !== desktop.width) {
      // A play that asks where things are has to be played at its own width.
      await canvas.setViewportSize(size);
      await open(canvas, id);
    }
    await canvas.mouse.move(0, 0);
    await expect(canvas).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
