import { cards, pay } from "./journey.ts";
import { expect, test } from "./shop.ts";

type Behaviour = "throw" | "return null" | "never settle";

/** Breaks the APIs that a browser, its settings or an insecure origin may deny. Runs in the page. */
function breakOptionalApis(behaviour: Behaviour): void {
  const pending = () => new Promise<never>(() => undefined);
  /** Every member of it is a function that returns a pending promise. */
  const silent = new Proxy({}, { get: () => pending, set: () => true });
  const answer = (): unknown => {
    if (behaviour === "throw") throw new DOMException("The operation is insecure.", "SecurityError");
    return behaviour === "return null" ? null : silent;
  };
  // Not an arrow function, because `new` calls it, too.
  function broken() {
    return answer();
  }
  const asGetters = (target: object, ...names: readonly string[]) => {
    for (const name of names) Object.defineProperty(target, name, { configurable: true, get: answer });
  };
  const asFunctions = (target: object, ...names: readonly string[]) => {
    for (const name of names) Object.defineProperty(target, name, { configurable: true, value: broken });
  };
  asGetters(window, "indexedDB", "caches", "cookieStore");
  asGetters(Navigator.prototype, "locks", "serviceWorker", "clipboard", "storage", "permissions");
  asGetters(Crypto.prototype, "subtle");
  asFunctions(Navigator.prototype, "share");
  // The others reply at once or not at all.
  if (behaviour === "never settle") return;
  asGetters(window, "sessionStorage", "localStorage");
  const asConstructors = behaviour === "throw" ? asFunctions : asGetters;
  asConstructors(window, "BroadcastChannel", "IntersectionObserver", "ResizeObserver", "Notification");
  asFunctions(window, "matchMedia");
  asFunctions(Navigator.prototype, "canShare", "sendBeacon");
  asFunctions(Crypto.prototype, "randomUUID");
  asFunctions(Document.prototype, "startViewTransition");
}

for (const behaviour of ["throw", "return null", "never settle"] as const) {
  test.describe(`when optional browser APIs ${behaviour}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(breakOptionalApis, behaviour));

    test("a question is answered", async ({ page }) => {
      await page.goto("/assine");
      await page.getByRole("button", { name: "Cachorro" }).click();
      await page.getByLabel("Nome do pet").fill("Bob");
      await page.getByText("Macho", { exact: true }).click();
      await page.getByRole("button", { name: "Continuar" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Qual é o porte do Bob?" })).toBeVisible();
    });

    test("a card is charged", async ({ page, openShop }) => {
      const shop = await openShop({ scenario: "no-pagamento" });
      await page.goto(`${shop.origin}/payment_b`);
      await pay(page, cards.approved);
      await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
    });
  });
}
