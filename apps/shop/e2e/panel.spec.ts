import { expect, expectAccessible, test } from "./shop.ts";

test("the scenario panel renders under its strict policy and opens the shop as a customer", async ({ page }) => {
  await page.goto("/__scenarios");
  await expect(page.getByRole("heading", { level: 1, name: "Cenários" })).toBeVisible();
  await expectAccessible(page);
  const faces = () => page.evaluate(async () => [...(await document.fonts.ready)].map(({ status }) => status));
  await expect.poll(faces).toContain("loaded");
  await page.getByRole("button", { name: "Entrar como Carla Lima" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toContainText("Carla");
});
