import type { Page } from "@playwright/test";
import { openBrokenServer } from "../../mock-server/src/testing/brokenReplies.ts";
import { arrive } from "./journey.ts";
import { expect, test } from "./shop.ts";

/** The registration as it is typed; the street is found by the CEP. */
const typed = {
  "Nome completo": "Ana Maria Souza",
  CPF: "529.982.247-25",
  "Data de nascimento": "07/04/1990",
  CEP: "01310-100",
  Número: "1578",
  Complemento: "apto 42",
};

/** Each broken reply with the sentence that the customer reads. It differs from the one before, which would satisfy the test otherwise. */
const replies: readonly (readonly [path: string, sentence: string | RegExp])[] = [
  ["/announced", "Um erro ocorreu!"],
  ["/refused-bom", "Hoje não."],
  ["/large", "Um erro ocorreu!"],
  // The character that cannot be read is replaced.
  ["/refused-latin", "Hoje n\uFFFDo."],
  ["/endless", "Um erro ocorreu!"],
  ["/text", "Hoje não."],
  ["/html", "Um erro ocorreu!"],
  ["/refused-php", "Hoje não."],
  ["/loop", /^Sua sessão expirou\. Recarregue a página/],
];

/** The label of an optional field says so at its end. */
const field = (page: Page, label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}`) });

test("broken replies each show one sentence, keep what was typed, and the next press may succeed", async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ scenario: "no-checkout" });
  const broken = await openBrokenServer();
  let path: string | undefined;
  await page.route("**/save/customer", (route) =>
    route.continue(path === undefined ? {} : { url: `${broken.origin}${path}` }),
  );

  try {
    await page.goto(`${shop.origin}/assinatura/checkout`);
    await arrive(page, /^Para onde vai/, /\/assinatura\/checkout$/);
    for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
    await expect(page.getByLabel("Rua ou avenida")).toHaveValue("Avenida Paulista");
    const button = page.getByRole("button", { name: /pagamento/i });

    for (const [reply, sentence] of replies) {
      path = reply;
      const sent = page.waitForRequest("**/save/customer");
      await button.click();
      await sent;
      // Fields have an empty one each.
      const alert = page.getByRole("alert").filter({ hasText: /./ });
      await expect(alert, reply).toHaveText(sentence);
      await expect(button, reply).toBeEnabled();
      for (const [label, value] of Object.entries(typed)) await expect(field(page, label), reply).toHaveValue(value);
      await expect(page.getByLabel("Rua ou avenida"), reply).toHaveValue("Avenida Paulista");
    }

    path = undefined;
    await button.click();
    await arrive(page, /^Pagamento da assinatura/, /\/payment_b$/);
  } finally {
    broken.close();
  }
});
