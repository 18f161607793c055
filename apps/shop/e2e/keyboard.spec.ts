import type { Locator, Page } from "@playwright/test";
import { tabTo } from "./byKeyboard.ts";
import { newEmail } from "./journey.ts";
import { expect, test } from "./shop.ts";

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function heading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
}

test("a link to a fragment moves the focus there", async ({ page }) => {
  await page.goto("/privacidade");
  const contents = page.getByRole("navigation", { name: "Nesta página" }).getByRole("link");
  const name = (await contents.nth(1).textContent()) ?? "";
  await press(page, contents.nth(1));
  await expect(page.getByRole("region", { name })).toBeFocused();
  await press(page, page.getByRole("contentinfo").getByRole("link", { name: "Termos de uso", exact: true }));
  await heading(page, /Termos de uso/);
  await page.goto("/login");
  await press(page, page.getByRole("banner").getByRole("link", { name: "Como funciona" }));
  await expect(page).toHaveURL(/\/#oquevem$/);
  await expect(page.locator("#oquevem")).toBeFocused();
});

test("FUN-003 the whole journey with the keyboard only", async ({ page }) => {
  const next = page.getByRole("button", { name: "Continuar" });
  await page.goto("/pet/especie/");
  await press(page, page.getByRole("button", { name: "Cachorro" }));

  await heading(page, "Como o seu pet se chama?");
  await expect(page).toHaveTitle("Como o seu pet se chama? · PetBox");
  await type(page, "Nome do pet", "Bob");
  await press(page, page.getByRole("radio", { name: "Macho" }), "Space");
  await press(page, next);

  await heading(page, "Qual é o porte do Bob?");
  await press(page, page.getByRole("button", { name: /Médio/ }));

  await heading(page, "Qual é a raça do Bob?");
  await type(page, "Raça", "beag");
  await expect(page.getByRole("option", { name: "Beagle", exact: true })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Raça", { exact: true })).toHaveValue("Beagle");
  await press(page, next);

  await heading(page, /nasceu\?$/);
  await type(page, "Data de nascimento", "07042023");
  await press(page, next);

  await heading(page, "Como a gente fala com você?");
  await type(page, "E-mail", newEmail());
  await type(page, "Telefone com DDD", "11912345678");
  await press(page, next);

  await heading(page, "Escolha a trilha do Bob");
  await press(page, page.getByRole("button", { name: "Quero esta trilha Essencial", exact: true }));
  await heading(page, "Escolha o plano do Bob");
  await press(page, page.getByRole("button", { name: /Quero este plano .*Mensal/ }));
  await heading(page, /Um mimo a mais/);
  await press(
    page,
    page.getByRole("button", { name: "Não, obrigado" }).or(page.getByRole("link", { name: "Não, obrigado" })),
  );

  await heading(page, /^Para onde vai a caixa/);
  await type(page, "CEP", "01310100");
  await expect(page.getByLabel("Rua ou avenida")).toHaveValue("Avenida Paulista");
  await type(page, "Número (opcional)", "1578");
  await type(page, "Nome completo", "Ana Maria Souza");
  await type(page, "CPF", "52998224725");
  await type(page, "Data de nascimento", "07041990");
  await press(page, page.getByRole("button", { name: "Ir para o pagamento" }));

  await heading(page, /^Pagamento da assinatura/);
  await type(page, "Nome impresso no cartão", "Ana M Souza");
  await type(page, "Número do cartão", "378282246310005");
  await type(page, "Mês de validade", "12");
  await type(page, "Ano de validade", "31");
  await type(page, "Código de segurança", "1234");
  await type(page, "CPF do titular", "52998224725");
  await press(page, page.getByLabel(/Li e aceito os/), "Space");
  await press(page, page.getByRole("button", { name: "Pagar e assinar" }));
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
});

/** Expects the element inside the viewport and not covered by the fixed bottom bar. */
async function expectInSight(page: Page, element: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const { top, bottom } = await element.evaluate((shown) => shown.getBoundingClientRect());
      const end = await page.locator("[data-bottom-bar]").evaluate((bar) => {
        const isFixed = getComputedStyle(bar).position === "fixed";
        return isFixed ? bar.getBoundingClientRect().top : window.innerHeight;
      });
      return top >= 0 && bottom <= end;
    })
    .toBe(true);
}

test("errors and the focused field are never covered by the bottom bar", async ({ page, openShop }) => {
  const shop = await openShop({ scenario: "no-checkout" });
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${shop.origin}/assinatura/checkout`);
    const first = page.getByLabel("CEP", { exact: true });
    await page.getByRole("button", { name: "Ir para o pagamento" }).click();
    await expect(first).toBeFocused();
    await expectInSight(page, first);

    await type(page, "CEP", "00000000");
    await expectInSight(page, page.getByRole("button", { name: "Consultar o CEP de novo" }));

    // On a phone the summary is folded.
    if (width < 998)
      await page
        .getByText(/^Caixa .*do Bob$/)
        .first()
        .click();
    await press(page, page.getByLabel("Tem um cupom?"), "N");
    await page.keyboard.press("Enter");
    await expectInSight(page, page.getByText("Codigo do cupom invalido, por favor digite novamente.").first());
  }
});
