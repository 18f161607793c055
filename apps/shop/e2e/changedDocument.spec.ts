import { expect, test } from "./shop.ts";

test("what was typed before the shop came alive stays where an extension has changed the document", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  const email = page.getByRole("textbox", { name: /e-mail/i });
  await email.fill("ana@gmail.com");
  const password = page.getByLabel("Senha", { exact: true });
  await password.fill("segredo1");
  await password.evaluate((input) => {
    // As password managers do.
    input.before(Object.assign(document.createElement("i"), { textContent: "•" }));
    for (const label of document.querySelectorAll("label")) label.innerHTML = `<font>${label.innerHTML}</font>`;
  });
  release();
  await expect(page.locator("i", { hasText: "•" })).toHaveCount(0);
  await expect(email).toHaveValue("ana@gmail.com");
  await expect(password).toHaveValue("segredo1");
  await expect(password).toBeFocused();
});
