import type { Page } from "@playwright/test";
import { bob, cards, subscribe } from "./journey.ts";
import { watchRoom } from "./room.ts";
import { expect, test } from "./shop.ts";

declare global {
  interface Window {
    /** Texts announced by live regions, in order. */
    announced: string[];
  }
}

/** Records the announcements of live regions. */
function listen(): void {
  window.announced = [];
  const hear = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const text = element?.closest("[role=status], [role=alert], [aria-live]")?.textContent?.trim();
    if (text && window.announced.at(-1) !== text) window.announced.push(text);
  };
  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) hear(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

const announcedIn = (page: Page) => page.evaluate(() => window.announced);

test("the whole journey at 320 px with 200 % text, forced colours and reduced motion, with every change announced", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.addInitScript(watchRoom);
  await page.addInitScript(listen);
  // A fast save is not announced, so this one is delayed until "Salvando…" is.
  await page.route("**/save/size", async (route) => {
    await expect.poll(async () => (await announcedIn(page)).at(-1)).toBe("Salvando…");
    await route.continue();
  });
  await subscribe(page, bob, cards.approved);
  await expect(page.getByRole("heading", { level: 1, name: "Pagamento aprovado!" })).toBeFocused();
  expect(await page.evaluate(() => [...window.withoutRoom])).toEqual([]);

  const announced = (await announcedIn(page)).join(" | ");
  for (const text of [
    "Salvando…",
    "1 sugestão",
    "Conferindo o e-mail | E-mail conferido",
    "Procurando o endereço",
    "Endereço encontrado: Avenida Paulista",
    "Pagamento enviado!",
  ]) {
    expect(announced).toContain(text);
  }
});
