import type { Locator, Page } from "@playwright/test";
import { galleryPaths, sitePaths } from "../../../packages/domain/src/site/paths.ts";
import { pathTo } from "../../../packages/domain/src/site/pathTo.ts";
import { tabTo } from "./byKeyboard.ts";
import { expect, expectNothingMoved, test } from "./shop.ts";

/** Swipes left on an element with one finger. */
async function swipeLeft(page: Page, on: Locator): Promise<void> {
  const place = await on.boundingBox();
  if (place === null) throw new Error("What is to be swiped is not on the screen.");
  const y = place.y + place.height / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", x: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  await touch("touchStart", 350);
  for (const x of [340, 300, 250, 200, 150, 100]) await touch("touchMove", x);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  // Touch gestures.
  test("a swipe moves through the boxes, and a press and Back switch to another track and return", {
    tag: "@chromium",
  }, async ({ page }) => {
    await page.goto(galleryPaths.boxes);
    const row = page.getByRole("group", { name: /^Caixa \d+ de 13$/ });
    await expect(row).toBeVisible();
    const second = page.getByRole("group", { name: "Caixa 2 de 13" });
    // A swipe that begins before the row is measured ends there: a person swipes again.
    await expect(async () => {
      if (!(await second.isVisible())) await swipeLeft(page, row);
      await expect(second).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole("img", { name: "Caixa Essencial de setembro de 2025" })).toBeInViewport();
    await page.getByRole("tab", { name: "Mordedores" }).tap();
    await expect(page).toHaveURL(/\?pet=cachorro&trilha=mordedores$/);
    await expect(page.getByRole("img", { name: "Caixa Mordedores de outubro de 2025" })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole("tab", { name: "Essencial" })).toHaveAttribute("aria-selected", "true");
    await expectNothingMoved(page);
  });

  // Touch gestures.
  test("a pinch enlarges a picture", { tag: "@chromium" }, async ({ page }) => {
    await page.goto(galleryPaths.boxes);
    const picture = page.getByRole("img", { name: "Caixa Essencial de outubro de 2025" });
    const place = await picture.boundingBox();
    if (place === null) throw new Error("The picture is not on the screen.");
    const session = await page.context().newCDPSession(page);
    await session.send("Input.synthesizePinchGesture", {
      x: Math.round(place.x + place.width / 2),
      y: Math.round(place.y + place.height / 2),
      scaleFactor: 2,
    });
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
  });
});

test("the newest box shows before any script has loaded, and its picture is not fetched again", async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(new URL(request.url()).pathname);
  });
  let comes = () => {};
  const code = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(galleryPaths.boxes, { waitUntil: "commit" });
  const first = page.locator("main [aria-busy] img");
  await expect(first).toBeVisible();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const place = await first.boundingBox();
  comes();
  const newest = page.getByRole("img", { name: "Caixa Essencial de outubro de 2025" });
  await expect(newest).toBeVisible();
  expect(await newest.boundingBox()).toEqual(place);
  // The second picture is fetched.
  await expect.poll(() => pictures).toContain("/imagens/caixa-cachorro-essencial-2025-09.svg");
  expect(pictures).not.toContain("/imagens/caixa-cachorro-essencial-2025-10.svg");
  await expectNothingMoved(page);
});

// A mouse for media queries.
test("styles inserted with a page's data apply, their media queries too", { tag: "@chromium" }, async ({ page }) => {
  await page.goto(pathTo(sitePaths.track, { species: "cachorro", track: "essencial" }));
  const enlarge = page.getByRole("button", { name: /^Ampliar: .*outubro de 2025/ });
  await enlarge.scrollIntoViewIfNeeded();
  const ground = () => enlarge.locator("> [aria-hidden]").evaluate((sign) => getComputedStyle(sign).backgroundColor);
  const before = await ground();
  await enlarge.hover();
  await expect.poll(ground).not.toBe(before);
});

test("the cats' gallery fetches no dog picture", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`${galleryPaths.boxes}?pet=gato`);
  await expect(page.getByRole("img", { name: "Caixa dos gatos de outubro de 2025" })).toBeVisible();
  const pictures = fetched.filter((path) => path.startsWith("/imagens/caixa-"));
  expect(pictures).not.toEqual([]);
  expect(pictures.filter((path) => path.includes("cachorro"))).toEqual([]);
  await expectNothingMoved(page);
});

test("the keyboard leads from the gallery to a track, and from there into the funnel", async ({ page }) => {
  await page.goto(`${galleryPaths.boxes}?pet=gato&mes=12-2024`);
  const row = page.getByRole("group", { name: "Caixa 11 de 13" });
  await tabTo(page, row);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("img", { name: "Caixa dos gatos de outubro de 2024" })).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(page.getByRole("img", { name: "Caixa dos gatos de outubro de 2025" })).toBeInViewport();
  await tabTo(page, page.getByRole("link", { name: "Conhecer a trilha Essencial" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/trilhas\/gato\/essencial$/);
  await expect(page.getByRole("heading", { level: 1, name: "Trilha Essencial" })).toBeFocused();
  await expect(page.getByText("R$69,90").first()).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Quero esta caixa" }));
  await page.keyboard.press("Enter");
  // The species and the track come along.
  await expect(page).toHaveURL(/\/pet\/nome\/\?pet=gato$/);
});
