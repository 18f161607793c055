import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./shop.ts";

const pages = join(import.meta.dirname, "../dist/site/pages");

/** Paths of the documents that contain text fields. Every other form is rendered by the script alone. */
const pathsWithFields = globSync("**/index.html", { cwd: pages })
  .filter((file) => /<(?:input|textarea)/.test(readFileSync(join(pages, file), "utf8")))
  .map((file) => `/${file.replace(/\/index\.html$/, "")}`);

test("text fields are in the documents of the login and of the recovery", () => {
  expect(pathsWithFields.toSorted()).toEqual(["/login", "/password/reset", "/password/reset/nova"]);
});

/** The mailed link leads to the document with the fields of a new password. Without a valid link the page shows no fields. */
const linkTo: Readonly<Record<string, string>> = { "/password/reset/nova": "/password/reset/link-de-teste" };

for (const path of pathsWithFields) {
  test(`text typed into ${path} before hydration stays where an extension has changed the document`, async ({
    page,
    openShop,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const shop = await openShop({ scenario: "senha-esquecida" });
    await page.goto(shop.origin + (linkTo[path] ?? path), { waitUntil: "commit" });
    const fields = page.getByRole("main").locator("input, textarea");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const count = await fields.count();
    for (let place = 0; place < count; place += 1) await fields.nth(place).fill(`ana${place}@gmail.com`);
    await fields.last().evaluate((input) => {
      // As password managers do.
      input.before(Object.assign(document.createElement("i"), { textContent: "•" }));
      for (const label of document.querySelectorAll("label")) label.innerHTML = `<font>${label.innerHTML}</font>`;
    });
    release();
    await expect(page.locator("i", { hasText: "•" })).toHaveCount(0);
    await expect(fields).toHaveCount(count);
    for (let place = 0; place < count; place += 1) await expect(fields.nth(place)).toHaveValue(`ana${place}@gmail.com`);
    await expect(fields.last()).toBeFocused();
  });
}
