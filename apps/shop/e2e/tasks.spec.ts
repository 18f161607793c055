import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./shop.ts";

/** A customer's task: counts the presses, and compares what its pages say. Typing is no press. */
class Task {
  private pressed = 0;
  private readonly said = new Map<string, string>();
  private readonly most: number;
  private readonly origin: string;

  constructor(most: number, origin: string) {
    this.most = most;
    this.origin = origin;
  }

  /** Opens the area, where every task begins. */
  async begin(page: Page): Promise<void> {
    // People read the page before they press: its data, boxes and offers have been loaded, and move nothing between a press and its
    // release.
    await page.goto(`${this.origin}/area-cliente`);
    await expect(page.getByRole("heading", { level: 1, name: "Área do Assinante" })).toBeVisible();
    await expect(main(page).locator("[aria-busy]")).toHaveCount(0);
    await expect(page.getByText(/^Carregando/)).toHaveCount(0);
  }

  async press(target: Locator): Promise<void> {
    await target.click();
    this.pressed += 1;
    expect(this.pressed).toBeLessThanOrEqual(this.most);
  }

  /** Expects a page to say this fact as every earlier page did. @param text its first group is the fact. */
  async agree(fact: string, place: Locator, text: RegExp): Promise<void> {
    await expect(place).toContainText(text);
    const [, found = ""] = text.exec((await place.textContent()) ?? "") ?? [];
    const before = this.said.get(fact) ?? found;
    expect(found, `${fact}, as on the page before`).toBe(before);
    this.said.set(fact, before);
  }
}

const main = (page: Page) => page.getByRole("main");

test("a late box takes one press to its code and the help", async ({ page, openShop }) => {
  const { origin } = await openShop({ scenario: "entrega-sem-confirmar" });
  const task = new Task(2, origin);
  await task.begin(page);
  const boxes = page.getByRole("region", { name: "Suas caixas" });
  await task.press(boxes.getByText("Ainda não chegou"));
  const code = boxes.getByText(/^Fale com a gente e mande o código/);
  await expect(code).toBeVisible();
  await task.agree("code", code, /(PB\d{9}BR)/);
  await expect(boxes.getByRole("link", { name: /^Falar com a gente/ })).toBeVisible();
  await page.goto(new URL("/box-recebidos", page.url()).href);
  const box = main(page).getByRole("listitem").filter({ hasText: "Atrasada" });
  await task.agree("code", box, /(PB\d{9}BR)/);
  await expect(box).not.toContainText("Entregue");
});

test("a late box that arrives is confirmed, and no page calls it late", async ({ page, openShop }) => {
  // The question before the confirmation is the specification's; the tracker leads straight to it.
  const { origin } = await openShop({ scenario: "entrega-sem-confirmar" });
  const task = new Task(2, origin);
  await task.begin(page);
  const delivery = page.getByRole("listitem").filter({ hasText: "Atrasada" });
  await task.press(delivery.getByRole("link", { name: "Confirmar entrega" }));
  await task.press(page.getByRole("alertdialog").getByRole("button", { name: "Sim" }));
  await expect(page.getByText("Atrasada")).toHaveCount(0);
  await task.begin(page);
  await expect(main(page)).toContainText("Entregue");
  await expect(main(page)).not.toContainText(/atrasada/i);
});

test("a refused card takes three presses to a PIX of the same amount", async ({ page, context, openShop }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { origin } = await openShop({ scenario: "assinante-de-um-ano" });
  const task = new Task(3, origin);
  await task.begin(page);
  await task.agree("amount", main(page), /(R\$[\d.,]+) em aberto desde/);
  await task.agree("since", main(page), /em aberto desde (\d+º?\sde\s[a-zç]+)/);
  const opened = context.waitForEvent("page");
  await task.press(main(page).getByRole("link", { name: /^Resolver/ }));
  const resolution = await opened;
  await task.agree("amount", main(resolution), /(R\$[\d.,]+) em aberto desde/);
  await task.agree("since", main(resolution), /em aberto desde (\d+º?\sde\s[a-zç]+)/);
  await task.press(resolution.getByRole("button", { name: "Gerar PIX" }));
  await expect(resolution.getByRole("img", { name: "QR code do PIX" })).toBeVisible();
  await task.agree("amount", main(resolution), /(R\$\d+,\d\d)/);
  await task.press(resolution.getByRole("button", { name: /^Copiar/ }).first());
  // The area knows of the PIX, with the same amount and without a second state.
  await page.bringToFront();
  await task.begin(page);
  await task.agree("amount", main(page), /Falta pagar o PIX de (R\$\d+,\d\d)/);
  await expect(main(page).getByText("Ops, Falha na cobrança")).toHaveCount(0);
});

test("a new address takes four presses, and the subscription's page says it", async ({ page, openShop }) => {
  const { origin } = await openShop({ scenario: "assinante" });
  const task = new Task(5, origin);
  await task.begin(page);
  await task.press(page.getByRole("navigation").getByRole("link", { name: "Entrega", exact: true }));
  await task.press(page.getByRole("button", { name: "Editar endereço: Entrega do Bob" }));
  const dialog = page.getByRole("dialog", { name: "Entrega do Bob" });
  await dialog.getByLabel("CEP", { exact: true }).fill("80020310");
  await expect(dialog.getByLabel("Cidade")).toHaveValue("Curitiba");
  await dialog.getByLabel("Número", { exact: true }).fill("900");
  await task.press(dialog.getByRole("button", { name: "Conferir a mudança" }));
  await task.agree("address", dialog, /(CEP 80020-310)/);
  await task.press(dialog.getByRole("button", { name: "Confirmar e salvar" }));
  await expect(dialog).toHaveCount(0);
  await task.agree("address", main(page), /(CEP 80020-310)/);
  await page.goto(new URL("/plano/ATIVA00001", page.url()).href);
  await task.agree("address", main(page), /Entrega do Bob[\s\S]*?(CEP 80020-310)/);
});

test("a cancellation takes five presses, and every page says that it was asked for", async ({ page, openShop }) => {
  const { origin } = await openShop({ scenario: "assinante" });
  const task = new Task(6, origin);
  await task.begin(page);
  await task.press(main(page).getByRole("link", { name: "Ver a assinatura do Bob" }));
  await task.press(page.getByRole("button", { name: "Cancelar assinatura" }));
  const dialog = page.getByRole("dialog", { name: "Cancelar a assinatura do Bob" });
  await task.press(dialog.getByRole("button", { name: "Quero solicitar cancelamento" }));
  await task.press(dialog.getByRole("radio").first());
  await task.press(dialog.getByRole("button", { name: "Enviar pedido de cancelamento" }));
  await expect(main(page).getByText("Cancelamento em análise")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Cancelar assinatura" })).toHaveCount(0);
  await task.begin(page);
  await expect(
    main(page)
      .getByText(/[Cc]ancelamento/)
      .first(),
  ).toBeVisible();
});

test("pads take three presses, and every page says the same amount and box", async ({ page, openShop }) => {
  const { origin } = await openShop({ scenario: "assinante" });
  const task = new Task(4, origin);
  await task.begin(page);
  await task.press(main(page).getByRole("link", { name: "Receber tapetes todo mês" }));
  const white = page.getByRole("group", { name: "Opções de Tapete branco" });
  await task.press(white.getByText("1 pacote"));
  await task.agree("amount", white, /1 pacote\s*(R\$\d+,\d\d)/);
  await task.agree("amount", main(page), /Com o BOX do Bob, no .+ final \d{4}\. (R\$\d+,\d\d) hoje\./);
  await task.press(page.getByRole("button", { name: "Assinar" }));
  await expect(page.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  await task.agree("amount", main(page), /1 pacote por (R\$\d+,\d\d)/);
  await page.goto(new URL("/assinaturas/higiene", page.url()).href);
  await expect(main(page).getByText("Com o BOX do Bob").first()).toBeVisible();
});

test("a referral takes four presses to a coupon with the customer's name", async ({ page, openShop }) => {
  const { origin } = await openShop({ scenario: "assinante" });
  const task = new Task(4, origin);
  await task.begin(page);
  await task.press(main(page).getByRole("link", { name: "Convidar amigos" }));
  await task.press(page.getByRole("button", { name: "Criar meu cupom" }));
  await task.agree("coupon", page.getByText(/está disponível\.$/), /^(\w+) está disponível/);
  await task.press(page.getByRole("button", { name: "Salvar cupom" }));
  const question = page.getByRole("alertdialog", { name: "Salvar este cupom?" });
  await task.agree("coupon", question, /vai se chamar (\w+)\./);
  await task.press(question.getByRole("button", { name: "Sim" }));
  await task.agree(
    "coupon",
    main(page)
      .getByText(/\/cupom\/\w+$/)
      .first(),
    /\/cupom\/(\w+)$/,
  );
  await expect(page.getByRole("link", { name: /^Enviar pelo WhatsApp/ })).toBeVisible();
});
