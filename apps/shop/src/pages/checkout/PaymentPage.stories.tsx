import preview, { shopOf } from "@petbox/storybook/preview";
import { isTurning } from "@petbox/storybook/turning";
import { expect, type userEvent, waitFor, within } from "storybook/test";
import { anotherTab } from "../../testing/anotherTab.ts";
import { untilPaid } from "../../testing/untilPaid.ts";

const meta = preview.meta({
  title: "Telas/Checkout/2 Pagamento",
  parameters: {
    synonyms: ["payment", "cartão de crédito", "credit card"],
    shop: { path: "/payment_b", scenario: "no-pagamento" },
  },
});

type Person = Pick<typeof userEvent, "type" | "clear" | "click" | "selectOptions">;

/** Everything that the browser stores outside the form. */
const kept = () => JSON.stringify({ ...window.sessionStorage }) + JSON.stringify({ ...window.localStorage });

async function fill(element: HTMLElement, person: Person, number = "4111111111111111") {
  const form = within(element);
  const holder = await form.findByLabelText("Nome impresso no cartão");
  await waitFor(() => expect(holder).toHaveValue("ANA MARIA SOUZA"));
  await person.clear(holder);
  await person.type(holder, "Ana M Souza");
  await person.type(form.getByLabelText("Número do cartão"), number);
  await person.selectOptions(form.getByLabelText("Mês de validade"), "12");
  await person.selectOptions(form.getByLabelText("Ano de validade"), "31");
  await person.type(form.getByLabelText("Código de segurança"), "123");
  await waitFor(() => expect(form.getByLabelText("CPF do titular")).toHaveValue("529.982.247-25"));
  await person.click(form.getByRole("checkbox", { name: /Li e aceito/ }));
}

async function pay(element: HTMLElement, person: Person, number?: string) {
  await fill(element, person, number);
  await person.click(within(element).getByRole("button", { name: "Pagar e assinar" }));
}

/** What the status regions say now. */
const announced = (element: HTMLElement) =>
  within(element)
    .queryAllByRole("status")
    .map(({ textContent }) => textContent);

const free = "Você já pode tentar de novo.";

export const Fresh = meta.story({
  name: "Pronto para pagar",
  parameters: { spec: ["FUN-006", "FUN-045", "FUN-102"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Pagamento da assinatura do Bob");
    const summary = () => canvas.getByRole("region", { name: "Resumo da assinatura" });
    await waitFor(() => expect(summary()).toHaveTextContent("PlanoAnual"));
    await expect(summary()).toHaveTextContent("Validade12 meses");
    await waitFor(() => expect(summary()).toHaveTextContent("Envio da primeira caixaFrete Grátis"));
    await expect(summary()).toHaveTextContent("Total do plano: R$838,80");
    await expect(summary()).toHaveTextContent("E-mailana.souza@gmail.com");
    await expect(canvas.queryByText(/pix|boleto/i)).toBeNull();
    await expect(
      canvas.getByRole("img", { name: /^Cartões aceitos: Visa, Mastercard, Elo, Hipercard, Hiper/ }),
    ).toBeVisible();
  },
});

export const WhatIsAgreedTo = meta.story({
  name: "Em tela larga, quem ouve o título ouve o que vai pagar antes dos termos e do botão",
  play: async ({ canvas }) => {
    const commitment = await canvas.findByRole("region", { name: "O que vou pagar, e quando?" });
    await waitFor(() => expect(commitment).toHaveTextContent("HojeR$69,90"));
    const terms = canvas.getByRole("checkbox", { name: /Li e aceito/ });
    const button = canvas.getByRole("button", { name: "Pagar e assinar" });
    for (const later of [terms, button]) {
      await expect(commitment.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    // A new page focuses its heading: what stands before it is not heard.
    const heading = canvas.getByRole("heading", { level: 1 });
    await expect(heading.compareDocumentPosition(commitment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const SummaryLater = meta.story({
  name: "No celular, o resumo chega depois: o que vou pagar já tem lugar",
  globals: { viewport: { value: "phone" } },
  parameters: { shop: { path: "/payment_b", scenario: "no-pagamento", latency: 300 } },
  play: async ({ canvas }) => {
    const commitment = () => canvas.getByRole("region", { name: "O que vou pagar, e quando?" });
    await expect(commitment()).toHaveAttribute("aria-busy", "true");
    const height = () => Math.round(commitment().getBoundingClientRect().height);
    const before = height();
    await waitFor(() => expect(commitment()).toHaveTextContent("HojeR$69,90"));
    await expect(height()).toBe(before);
    await waitFor(() => expect(commitment()).toHaveTextContent("Primeira caixaentre"));
    await expect(height()).toBe(before);
  },
});

export const ExtraCouponAndFreight = meta.story({
  name: "Com item extra, cupom e frete",
  parameters: {
    spec: ["FUN-105"],
    shop: {
      path: "/payment_b",
      scenario: "no-pagamento-com-frete",
      at: "payment",
      visitor: { coupon: "PRIMEIRACAIXA", answers: { extraItem: "brinquedo" } },
    },
  },
  play: async ({ canvas }) => {
    const summary = () => canvas.getByRole("region", { name: "Resumo da assinatura" });
    await waitFor(() => expect(summary()).toHaveTextContent("Item extraBrinquedo extra, R$19,90/mês"));
    await waitFor(() => expect(summary()).toHaveTextContent("Total do plano: R$1.432,20 por R$1.402,20, com frete"));
    await expect(summary()).toHaveTextContent("+ R$29,55 de frete em cada caixa");
    await expect(summary()).toHaveTextContent("Desconto liberado: R$30,00 no plano todo");
    await expect(canvas.getByText("Hoje e todo mês: R$116,85, com frete")).toBeVisible();
    await expect(await canvas.findByText("PRIMEIRACAIXA")).toBeVisible();
  },
});

export const CouponEnded = meta.story({
  name: "O cupom acabou antes do pagamento",
  parameters: {
    shop: {
      path: "/payment_b",
      scenario: "no-pagamento",
      at: "payment",
      visitor: { coupon: "PRIMEIRACAIXA" },
      endsAt: "/aguardando",
    },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { store } = shopOf(context);
    const summary = () => canvas.getByRole("region", { name: "Resumo da assinatura" });
    await waitFor(() => expect(summary()).toHaveTextContent("Total do plano: R$838,80 por R$808,80"));
    await fill(canvasElement, userEvent);
    // The coupon is no longer valid, and the page does not know it.
    for (const { coupon: _ended, ...visitor } of store.visitors.all()) store.visitors.put(visitor);
    await userEvent.click(canvas.getByRole("button", { name: "Pagar e assinar" }));
    await canvas.findByText(
      /^O cupom PRIMEIRACAIXA não vale mais\. O preço mudou de R\$67,40 para R\$69,90 por mês\. Nada foi cobrado/,
    );
    await waitFor(() => expect(canvas.queryByText("PRIMEIRACAIXA")).toBeNull());
    await expect(store.subscriptions.all()).toHaveLength(0);
    await expect(summary()).toHaveTextContent("Total do plano: R$838,80");
    await expect(summary()).not.toHaveTextContent("R$808,80");
    await expect(canvas.getByLabelText("Número do cartão")).toHaveValue("4111 1111 1111 1111");

    await userEvent.click(canvas.getByRole("button", { name: "Pagar e assinar" }));
    await canvas.findByRole("heading", { level: 1, name: "Estamos confirmando seu pagamento" });
    await expect(store.subscriptions.all().map(({ amount }) => Number(amount))).toEqual([83_880]);
  },
});

export const AnotherPlanMeanwhile = meta.story({
  name: "Outro plano escolhido em outra aba, que esta não viu: nada é cobrado antes de ele aparecer aqui",
  parameters: { shop: { path: "/payment_b", scenario: "no-pagamento", endsAt: "/aguardando" } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { store } = shopOf(context);
    const summary = () => canvas.getByRole("region", { name: "Resumo da assinatura" });
    await waitFor(() => expect(summary()).toHaveTextContent("Total do plano: R$838,80"));
    await fill(canvasElement, userEvent);
    for (const visitor of store.visitors.all())
      store.visitors.put({ ...visitor, answers: { ...visitor.answers, plan: "SP_mensal" } });
    await userEvent.click(canvas.getByRole("button", { name: "Pagar e assinar" }));
    await canvas.findByText(/^O seu pedido mudou desde que você abriu esta página\. Nada foi cobrado/);
    await expect(store.subscriptions.all()).toHaveLength(0);
    await expect(summary()).toHaveTextContent("Preço: R$79,90/mês");
    await userEvent.click(canvas.getByRole("button", { name: "Pagar e assinar" }));
    await canvas.findByRole("heading", { level: 1, name: "Estamos confirmando seu pagamento" });
    await expect(store.subscriptions.all().map(({ planTag }) => planTag)).toEqual(["SP_mensal"]);
  },
});

export const OtherAddress = meta.story({
  name: "No outro endereço",
  parameters: { spec: ["FUN-046", "MAN-036"], shop: { path: "/assinatura/payment", scenario: "no-pagamento" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Número do cartão")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Pagar e assinar" })).toBeVisible();
  },
});

export const Paid = meta.story({
  name: "Cartão enviado: continua para a confirmação",
  parameters: {
    shop: { path: "/payment_b", scenario: "no-pagamento", endsAt: "/aguardando" },
    spec: ["FUN-047", "FUN-133", "FUN-134", "FUN-137", "FUN-138", "FUN-321", "FUN-329", "FUN-331"],
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const shop = shopOf(context);
    await pay(canvasElement, userEvent);
    await canvas.findByRole("heading", { level: 1, name: "Estamos confirmando seu pagamento" });
    await expect(shop.address()).toBe("/aguardando");
    const [subscription, ...others] = shop.store.subscriptions.all();
    await expect(others).toHaveLength(0);
    await expect(subscription?.card.holder).toBe("Ana M Souza");
    await expect(shop.events).toEqual([{ event: "add_payment_info", payment_type: "credit_card" }]);
    // A purchase is one once the bank has approved it.
    shop.pass(3_000);
    await canvas.findByRole("heading", { level: 1, name: "Pagamento aprovado!" });
    const purchase = {
      event: "purchase",
      transaction_id: subscription?.code,
      currency: "BRL",
      value: (subscription?.amount ?? 0) / 12 / 100,
      plan: "SP_anual",
      coupon: "",
    };
    await waitFor(() => expect(shop.events.slice(1)).toEqual([purchase]));
    // The card existed only in the form, which is gone.
    await expect(kept() + JSON.stringify(shop.events) + shop.address()).not.toMatch(/4111|123\b/);
  },
});

export const BriefSuccess = meta.story({
  name: "Enviado, antes da próxima página",
  parameters: {
    spec: ["FUN-047"],
    shop: { path: "/payment_b", scenario: "no-pagamento", timings: { afterPayment: 3_600_000 } },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await canvas.findByLabelText("Número do cartão");
    const regions = canvas.getAllByRole("status");
    await pay(canvasElement, userEvent);
    await expect(await canvas.findByText("Pagamento enviado!")).toBeVisible();
    await expect(regions).toContain(canvas.getByText("Pagamento enviado! Agora é com o banco."));
    await expect(shopOf(context).address()).toBe("/payment_b");
    await expect(canvas.getByRole("button", { name: "Enviando o pagamento" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const Sending = meta.story({
  name: "Enviando",
  parameters: {
    spec: ["FUN-178"],
    shop: {
      path: "/payment_b",
      scenario: "no-pagamento",
      faults: [{ path: "/save/subscription", kind: "timeout" }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pay(canvasElement, userEvent);
    const button = await canvas.findByRole("button", { name: "Enviando o pagamento" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(isTurning(button)).toBe(true);
  },
});

export const InvalidCard = meta.story({
  name: "Dados inválidos",
  parameters: { spec: ["FUN-275", "FUN-276"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    // The name comes from the registration.
    await waitFor(() => expect(canvas.getByLabelText("Nome impresso no cartão")).toHaveValue("ANA MARIA SOUZA"));
    await userEvent.clear(canvas.getByLabelText("Nome impresso no cartão"));
    await userEvent.click(canvas.getByRole("button", { name: "Pagar e assinar" }));
    const text = "Dados invalidos por favor verifique todos os campos e tente novamente.";
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByLabelText("Nome impresso no cartão")).toHaveFocus();
    await expect(shopOf(context).store.subscriptions.all()).toHaveLength(0);
  },
});

export const WrongNumber = meta.story({
  name: "Número incorreto",
  parameters: { spec: ["FUN-257", "FUN-277"] },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await pay(canvasElement, userEvent, "4111111111111112");
    const number = canvas.getByLabelText("Número do cartão");
    await expect(number).toHaveFocus();
    await expect(number).toHaveAccessibleDescription(
      "Parece que o numero do seu cartão está incorreto verifique e tente novamente.",
    );
    await expect(shopOf(context).store.subscriptions.all()).toHaveLength(0);
  },
});

export const RefusedWithHtml = meta.story({
  name: "Cartão recusado, com explicação em HTML",
  parameters: { spec: ["FUN-179", "FUN-335", "FUN-336"] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pay(canvasElement, userEvent, "4000000000009995");
    const alert = await canvas.findByText("Ops...");
    await expect(alert).toBeVisible();
    const link = await canvas.findByRole("link", { name: "escolha outro plano" });
    await expect(link).toHaveAttribute("href", "/assinatura/plano");
    await expect(canvas.getByText("Nada foi cobrado.").tagName).toBe("STRONG");
    // The typed text is still there.
    await expect(canvas.getByLabelText("Nome impresso no cartão")).toHaveValue("Ana M Souza");
    await expect(canvas.getByRole("button", { name: "Pagar e assinar" })).not.toHaveAttribute("aria-disabled");
  },
});

export const AnotherNumber = meta.story({
  name: "Cartão recusado, e logo outro: continua para a confirmação",
  parameters: { shop: { path: "/payment_b", scenario: "no-pagamento", endsAt: "/aguardando" } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await pay(canvasElement, userEvent, "4000000000009995");
    await canvas.findByText("Ops...");
    const number = canvas.getByLabelText("Número do cartão");
    await userEvent.clear(number);
    await userEvent.type(number, "5555555555554444");
    await userEvent.click(canvas.getByRole("button", { name: "Pagar e assinar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/aguardando"));
  },
});

export const RefusalOfAnotherCard = meta.story({
  name: "Cartão recusado, e outro número que não existe: a recusa de antes sai",
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await pay(canvasElement, userEvent, "4000000000009995");
    await canvas.findByText("Ops...");
    const number = canvas.getByLabelText("Número do cartão");
    await userEvent.clear(number);
    await expect(canvas.queryByText("Ops...")).toBeNull();
    await userEvent.type(number, "4111111111111112");
    await userEvent.click(canvas.getByRole("button", { name: "Pagar e assinar" }));
    await expect(number).toBeInvalid();
    await expect(canvas.queryByText("Ops...")).toBeNull();

    // The bank refuses that card too, and the failure is shown again.
    await userEvent.clear(number);
    await userEvent.type(number, "4000000000009995");
    await userEvent.click(canvas.getByRole("button", { name: "Pagar e assinar" }));
    await expect(await canvas.findByText("Ops...")).toBeVisible();
  },
});

export const NotHuman = meta.story({
  name: "A verificação contra robôs recusou",
  parameters: { spec: ["FUN-341"] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pay(canvasElement, userEvent, "4000000000000069");
    await expect(
      await canvas.findByText("Não conseguimos confirmar que você é uma pessoa. Espere um minuto e tente de novo."),
    ).toBeVisible();
  },
});

export const PaidMinutesAgo = meta.story({
  name: "Assinatura feita há menos de 10 minutos",
  parameters: {
    spec: ["FUN-338", "FUN-339", "FUN-351"],
    // The payment was made in another browser, so this one has no note of it.
    shop: { path: "/payment_b", scenario: "banco-calado", at: "payment" },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await pay(canvasElement, userEvent);
    await expect(await canvas.findByText(/menos de 10 minutos/)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "acompanhar pagamento" })).toHaveAttribute(
      "href",
      "/aguardando",
    );
    await expect(shopOf(context).store.subscriptions.all()).toHaveLength(1);
  },
});

export const PaidBefore = meta.story({
  name: "De volta depois de pagar",
  parameters: { shop: { path: "/payment_b", scenario: "pagamento-aprovado" } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: "Seu pagamento está em andamento" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Acompanhar o pagamento" })).toHaveAttribute("href", "/aguardando");
    await expect(canvas.queryByLabelText("Número do cartão")).toBeNull();
  },
});

export const PaidForGood = meta.story({
  name: "De volta muito depois de pagar",
  parameters: { shop: { path: "/payment_b", scenario: "pagamento-aprovado" } },
  play: async (context) => {
    const { canvas } = context;
    await untilPaid(canvas, shopOf(context));
    await expect(canvas.queryByLabelText("Número do cartão")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Acompanhar a assinatura" })).toHaveAttribute("href", "/bem-vindo");
    await expect(canvas.getByRole("link", { name: "Assinar para outro pet" })).toBeVisible();
  },
});

export const PaidMeanwhile = meta.story({
  name: "De volta depois de pagar: o topo já sabe da assinatura",
  parameters: {
    shop: {
      path: "/payment_b",
      scenario: "pagamento-aprovado",
      endsAt: "/",
      visitor: { session: { customerCode: "lead0001", reach: "checkout" } },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole("heading", { level: 1, name: "Seu pagamento está em andamento" });
    shopOf(context).pass(3_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await canvas.findByRole("heading", { level: 1, name: "A assinatura do Bob já está paga" });
    // The account changes the address; other data need the support.
    const { parentElement: text } = canvas.getByRole("link", { name: "Área do Assinante" });
    await expect(text).toHaveTextContent(
      /Quer corrigir o endereço\? Altere na Área do Assinante\. Para outro dado, fale com a gente/,
    );
    await userEvent.click(canvas.getByRole("link", { name: /página inicial/i }));
    await userEvent.click(await canvas.findByRole("button", { name: /AREA DO ASSINANTE$/ }));
    const account = within(await canvas.findByRole("navigation", { name: "Sua conta" }));
    await expect(await account.findByText("Bem-vindo de volta")).toBeVisible();
    await expect(account.queryByRole("link", { name: "Concluir assinatura" })).toBeNull();
  },
});

export const PaidForAnotherPet = meta.story({
  name: "De volta muito depois de pagar: continua para outro pet",
  parameters: { shop: { path: "/payment_b", scenario: "pagamento-aprovado", endsAt: "/pet/especie/" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    await untilPaid(canvas, shop);
    await userEvent.click(canvas.getByRole("link", { name: "Assinar para outro pet" }));
    await waitFor(() => expect(shop.address()).toBe("/pet/especie/?para=outro-pet"));
  },
});

export const PaidForThePetBefore = meta.story({
  name: "De volta muito depois de pagar, com outro pet já respondido: o título não diz o nome dele",
  parameters: { shop: { path: "/payment_b", scenario: "pagamento-aprovado", at: "waiting", species: "cat" } },
  beforeEach: () => {
    window.sessionStorage.setItem("petbox-answered-for-another", "TESTE00001");
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/o cartão da assinatura do seu pet/)).toBeVisible();
    shopOf(context).pass(11 * 60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    await canvas.findByRole("heading", { level: 1, name: "A assinatura do seu pet já está paga" });
  },
});

export const PaidBeforeUnknown = meta.story({
  name: "De volta depois de pagar, sem notícia do pagamento",
  parameters: {
    shop: {
      path: "/assinatura/payment",
      scenario: "pagamento-aprovado",
      faults: [{ path: "/payment/get-data", kind: "500" }],
    },
  },
  play: async ({ canvas }) => {
    // The form is hidden until the result of the first payment is known.
    await expect(await canvas.findByRole("link", { name: "Acompanhar o pagamento" })).toBeVisible();
    await expect(canvas.queryByLabelText("Número do cartão")).toBeNull();
  },
});

export const AfterRefusedCard = meta.story({
  name: "Outro cartão logo depois de um recusado: continua para a confirmação",
  parameters: {
    spec: ["MAN-366"],
    shop: { endsAt: "/aguardando", path: "/assinatura/payment", scenario: "pagamento-recusado" },
  },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    const shop = shopOf(context);
    shop.pass(3_000);
    await pay(canvasElement, userEvent);
    await waitFor(() => expect(shop.address()).toBe("/aguardando"));
    await expect(shop.store.subscriptions.all()).toHaveLength(2);
  },
});

export const HeadingAfterPlaceholder = meta.story({
  name: "Outro cartão: quando o formulário chega, o título recebe o foco",
  parameters: {
    shop: { path: "/assinatura/payment", scenario: "pagamento-recusado" },
  },
  play: async (context) => {
    const { canvas } = context;
    shopOf(context).pass(3_000);
    const title = await canvas.findByRole("heading", { level: 1, name: "Pagamento da assinatura do Bob" });
    await waitFor(() => expect(title).toHaveFocus());
  },
});

export const RefusedTwice = meta.story({
  name: "Cartão recusado, e de novo ao retentar: o cartão tem nome, e volta para o pagamento",
  parameters: { spec: ["MAN-368"], shop: { path: "/payment_b", scenario: "no-pagamento" } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const shop = shopOf(context);
    await pay(canvasElement, userEvent, "4000000000000002");
    await canvas.findByRole("heading", { name: "Estamos confirmando seu pagamento" });
    shop.pass(3_000);
    await expect(await canvas.findByText("Nada foi cobrado no cartão Visa final 0002.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retentar pagamento" }));
    const refused = await canvas.findByText("O banco recusou o cartão Visa final 0002 de novo");
    await waitFor(() => expect(refused.closest("[role=note]")).toHaveFocus());
    await expect(shop.address()).toBe("/payment_b");
    // Nothing of the card outlives the page.
    await expect(kept()).not.toContain("0002");
    await expect(JSON.stringify(window.history.state) ?? "").not.toContain("0002");

    // The next card has its own refusal.
    await pay(canvasElement, userEvent, "4000000000009995");
    await canvas.findByText("Ops...");
    await expect(canvas.queryByText(/recusou o cartão Visa/)).toBeNull();
  },
});

export const Locked = meta.story({
  name: "Trinta segundos de espera",
  parameters: { spec: ["FUN-180"], shop: { path: "/payment_b", scenario: "no-pagamento", timings: { second: 20 } } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await pay(canvasElement, userEvent, "4000000000000341");
    await expect(await canvas.findByText("30 segundos restantes...")).toBeVisible();
    // A name that counted would be read aloud every second.
    const button = canvas.getByRole("button", { name: "Pagar e assinar: aguarde" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveTextContent("30 segundos restantes...");
    shopOf(context).pass(12_000);
    await expect(await canvas.findByText("18 segundos restantes...")).toBeVisible();
    await expect(button).toHaveAccessibleName("Pagar e assinar: aguarde");
    await expect(announced(canvasElement)).not.toContain(free);
    await expect(canvas.getByText(/Aguarde 30 segundos/)).toBeVisible();
    // Only the end of the pause is stored.
    await expect(Object.keys(window.sessionStorage).filter((name) => name.startsWith("petbox-"))).toEqual([
      "petbox-payment-lock",
    ]);
    await expect(window.sessionStorage.getItem("petbox-payment-lock")).toMatch(/^\d{13}$/);
  },
});

export const LockedBeforeReload = meta.story({
  name: "A espera continua depois de recarregar",
  parameters: { spec: ["FUN-180"] },
  beforeEach: () => {
    window.sessionStorage.setItem("petbox-payment-lock", String(Date.UTC(2026, 2, 10, 15, 0, 20)));
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await fill(canvasElement, userEvent);
    const button = canvas.getByRole("button", { name: "Pagar e assinar: aguarde" });
    await expect(within(button).getByText("20 segundos restantes...")).toBeVisible();
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText("Código de segurança"), "{Enter}");
    await expect(shopOf(context).store.subscriptions.all()).toHaveLength(0);
  },
});

export const LockEnds = meta.story({
  name: "A espera acaba com a página aberta, e isso é dito",
  parameters: { spec: ["FUN-180"], shop: { path: "/payment_b", scenario: "no-pagamento", timings: { second: 20 } } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await pay(canvasElement, userEvent, "4000000000000341");
    await expect(await canvas.findByText("30 segundos restantes...")).toBeVisible();
    shopOf(context).pass(30_000);
    await canvas.findByRole("button", { name: "Pagar e assinar" });
    await expect(announced(canvasElement)).toContain(free);
    // Who waited is not asked to wait.
    await expect(canvas.queryByText(/Aguarde 30 segundos/)).toBeNull();
  },
});

export const LockOver = meta.story({
  name: "A espera acabou: dá para pagar de novo",
  parameters: { spec: ["FUN-180"], shop: { path: "/payment_b", scenario: "no-pagamento", timings: { second: 20 } } },
  beforeEach: () => {
    window.sessionStorage.setItem("petbox-payment-lock", String(Date.UTC(2026, 2, 10, 15, 0, 30)));
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText("30 segundos restantes...")).toBeVisible();
    shopOf(context).pass(29_000);
    await expect(await canvas.findByText("1 segundos restantes...")).toBeVisible();
    shopOf(context).pass(1_000);
    await canvas.findByRole("button", { name: "Pagar e assinar" });
    await waitFor(() => expect(window.sessionStorage.getItem("petbox-payment-lock")).toBeNull());
  },
});

const otherTab = anotherTab(true);

export const PaidElsewhere = meta.story({
  name: "Sendo pago em outra aba",
  parameters: { shop: { path: "/payment_b", scenario: "no-pagamento", tabs: otherTab } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await expect(await canvas.findByText(/está sendo paga em outra aba/)).toBeVisible();
    await pay(canvasElement, userEvent);
    await expect(canvas.getByRole("button", { name: "Pagar e assinar" })).toHaveAttribute("aria-disabled", "true");
    await expect(shopOf(context).store.subscriptions.all()).toHaveLength(0);
  },
});

export const PaidInTheOtherTab = meta.story({
  name: "Pago em outra aba: continua para a confirmação",
  parameters: { shop: { path: "/payment_b", scenario: "no-pagamento", tabs: otherTab, endsAt: "/aguardando" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText(/está sendo paga em outra aba/);
    otherTab.say({ purchased: "box", subscription: "outra" });
    await userEvent.click(await canvas.findByRole("link", { name: "Acompanhar o pagamento" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/aguardando"));
  },
});

export const Offline = meta.story({
  parameters: {
    spec: ["FUN-179"],
    shop: {
      path: "/payment_b",
      scenario: "no-pagamento",
      faults: [{ path: "/save/subscription", kind: "offline", times: 1 }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pay(canvasElement, userEvent);
    await expect(await canvas.findByText(/sem internet/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Pagar e assinar" })).not.toHaveAttribute("aria-disabled");
    await expect(canvas.getByLabelText("Código de segurança")).toHaveValue("123");
  },
});

export const LostReplyTriedAgain = meta.story({
  name: "A resposta se perdeu: continua para a confirmação, sem cobrar duas vezes",
  parameters: {
    shop: {
      endsAt: "/aguardando",
      path: "/payment_b",
      scenario: "no-pagamento",
      faults: [{ path: "/save/subscription", kind: "lost-reply", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const shop = shopOf(context);
    await pay(canvasElement, userEvent);
    await expect(await canvas.findByText(/o pagamento não é feito duas vezes/)).toBeVisible();
    await expect(shop.store.subscriptions.all()).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Pagar e assinar" }));
    await waitFor(() => expect(shop.address()).toBe("/aguardando"));
    await expect(shop.store.subscriptions.all()).toHaveLength(1);
  },
});

export const LostReplyThenBack = meta.story({
  name: "A resposta se perdeu, e a pessoa voltou: o pagamento que já foi não se repete com outra escolha",
  parameters: {
    shop: {
      path: "/payment_b",
      scenario: "no-pagamento",
      faults: [{ path: "/save/subscription", kind: "lost-reply", times: 1 }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await pay(canvasElement, userEvent);
    await expect(await canvas.findByText(/o pagamento não é feito duas vezes/)).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Voltar" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Ir para o pagamento" }));
    await expect(await canvas.findByRole("heading", { name: "Seu pagamento está em andamento" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Pagar e assinar" })).toBeNull();
  },
});

export const ServerDown = meta.story({
  parameters: {
    spec: ["FUN-179"],
    shop: { path: "/payment_b", scenario: "no-pagamento", faults: [{ path: "*", kind: "500" }] },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = within(canvasElement);
    // The registration, whose name and CPF are offered, cannot be read either.
    await userEvent.type(form.getByLabelText("Nome impresso no cartão"), "ANA MARIA SOUZA");
    await userEvent.type(form.getByLabelText("CPF do titular"), "52998224725");
    await pay(canvasElement, userEvent);
    await expect(await canvas.findByText(/Um erro ocorreu!/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Pagar e assinar" })).toBeEnabled();
    await expect(canvas.getByLabelText("Código de segurança")).toHaveValue("123");
  },
});

export const SlowReading = meta.story({
  name: "Lento",
  parameters: { shop: { path: "/payment_b", scenario: "no-pagamento", latency: 3_600_000 } },
  play: async ({ canvas }) => {
    // The card can be typed while the plan and the CPF load.
    await expect(canvas.getByLabelText("Número do cartão")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Resumo da assinatura" })).toHaveAttribute("aria-busy", "true");
  },
});

export const LongName = meta.story({
  name: "Nome comprido, plano mensal",
  parameters: {
    shop: {
      path: "/payment_b",
      scenario: "no-pagamento",
      at: "payment",
      visitor: { answers: { petName: "Maximiliano Bartolomeu Terceiro", plan: "SP_mensal" } },
    },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "Resumo da assinatura" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const unbrokenName = "W".repeat(80);

export const UnbrokenName = meta.story({
  name: "Nome comprido sem espaços: quebra dentro do resumo",
  parameters: {
    shop: {
      path: "/payment_b",
      scenario: "no-pagamento",
      at: "payment",
      visitor: { answers: { petName: unbrokenName, plan: "SP_mensal" } },
    },
  },
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole("region", { name: "Resumo da assinatura" });
    await within(summary).findAllByText(new RegExp(unbrokenName));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const UnbrokenNameNarrow = UnbrokenName.extend({
  name: "Nome comprido sem espaços, em 320 px",
  globals: { viewport: { value: "narrow" } },
});

export const NotThereYet = meta.story({
  name: "Sem cadastro: volta para ele",
  parameters: { shop: { endsAt: "/assinatura/checkout", path: "/payment_b", scenario: "no-checkout" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/assinatura/checkout"));
  },
});
