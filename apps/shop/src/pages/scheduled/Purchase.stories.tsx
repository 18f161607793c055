import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";

const patient = { timeout: 20_000 };
const buyingPads = { cart: { "TAP-BRANCO": 2 }, purchase: { kind: "hygiene" } } as const;

const meta = preview.meta({
  title: "Telas/Compras programadas/2 Pagar",
  parameters: {
    synonyms: ["scheduled checkout", "payment"],
    shop: { path: "/pessoal/contato/", scenario: "novo", visitor: buyingPads },
  },
});

export const Contact = meta.story({
  name: "O contato leva ao cadastro, sem falar de pet nenhum",
  parameters: {
    spec: ["FUN-002"],
    shop: { path: "/pessoal/contato/", scenario: "novo", visitor: buyingPads, endsAt: "/assinatura/checkout" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address } = shopOf(context);
    await expect(
      await canvas.findByText("Para avisar quando os seus tapetes estiverem a caminho.", undefined, patient),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Voltar/ })).toHaveAttribute(
      "href",
      "/compra-programada/tapetes-higienicos",
    );
    await userEvent.type(canvas.getByRole("textbox", { name: /E-?mail/i }), "bia.rocha@gmail.com");
    const phone = canvas.getByRole("textbox", { name: /Telefone|Celular/i });
    await userEvent.type(phone, "11987654321");
    await waitFor(() => expect(phone).toHaveValue("(11) 98765-4321"));
    await userEvent.click(canvas.getByRole("checkbox", { name: /novidades/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(address()).toBe("/assinatura/checkout"), patient);
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Para onde vão os seus tapetes?" }, patient),
    ).toBeVisible();
    await expect(await canvas.findByText("Tapetes higiênicos", { selector: "dd" }, patient)).toBeVisible();
    await expect(shopOf(context).events).toContainEqual({ event: "begin_checkout", plan: "scheduled_purchase" });
  },
});

export const Payment = meta.story({
  name: "Paga tapetes, pelo preço e com o frete da loja",
  parameters: {
    spec: ["FUN-002", "MAN-405"],
    shop: { path: "/payment_b", scenario: "no-pagamento", visitor: buyingPads },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Pagamento da assinatura de tapetes higiênicos" }, patient),
    ).toBeVisible();
    await expect(
      await canvas.findByText(/^Hoje e todo mês: R\$\d+,\d\d, com frete$/, undefined, patient),
    ).toBeVisible();
    await expect(canvas.getByText("Frete de cada envio")).toBeVisible();
    await expect(await canvas.findByText("2 × Tapete branco. Envio avulso.")).toBeVisible();
    const summary = within(canvas.getByRole("region", { name: "Resumo da assinatura" }));
    await expect(summary.getByRole("list", { name: "Produtos" })).toHaveTextContent(
      /Tapete branco2 pacotes × R\$62,90 = R\$125,80/,
    );
    await expect(summary.getByText("Envio avulso", { selector: "dd" })).toBeVisible();
    await expect(summary.getByText(/^Sai por volta de \d\d\/\d\d$/)).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Resumo da assinatura" })).toHaveTextContent(
      "Total de cada cobrança: R$137,70",
    );
    await expect(summary.getByRole("link", { name: "Alterar produtos ou envio" })).toHaveAttribute(
      "href",
      "/compra-programada/tapetes-higienicos",
    );
    await expect(summary.queryByText(/no carrinho/)).toBeNull();
    await expect(canvas.getByRole("link", { name: /^termos de uso/ })).toHaveAttribute(
      "href",
      "/termos-de-uso-tapetes",
    );
  },
});

export const PaymentWithBox = meta.story({
  name: "Paga alimentos que vão com o BOX: diz com o de quem, o que esgotou e o que fica no carrinho",
  parameters: {
    shop: {
      path: "/payment_b",
      scenario: "compras-programadas",
      visitor: {
        answers: {
          contact: {
            email: "yara.nogueira@gmail.com",
            areaCode: "11",
            phoneNumber: "987650081",
            newsletter: false,
            privacy: true,
          },
          customerSaved: true,
        },
        cart: { "SACHE-PEIXE": 12, "SACHE-CARNE": 12, "TAP-BRANCO": 1 },
        purchase: { kind: "wet-food", withBoxOf: "PANDORA001" },
      },
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText("Com o BOX da Pandora", { selector: "dd" }, patient)).toBeVisible();
    const summary = within(canvas.getByRole("region", { name: "Resumo da assinatura" }));
    await expect(summary.getAllByText("12 sachês × R$7,90 = R$94,80")).toHaveLength(2);
    await expect(
      summary.getByText(/^Fora desta cobrança: 1 pacote de tapetes higiênicos, que continua no carrinho/),
    ).toBeVisible();
    shopOf(context).store.soldOutItems.put({ tag: "SACHE-CARNE" });
    // A return to the tab shows the current state.
    window.dispatchEvent(new Event("focus"));
    await expect(await summary.findByText("Esgotado: não é enviado nem cobrado.", undefined, patient)).toBeVisible();
    await expect(canvas.getByText("12 × Peixe e arroz. Com o BOX da Pandora.")).toBeVisible();
    await expect(canvas.getByText("Hoje e todo mês: R$106,80, frete grátis")).toBeVisible();
  },
});

export const PaidBefore = meta.story({
  name: "De volta muito depois de pagar: a assinatura, ou outros produtos",
  parameters: { shop: { path: "/payment_b", scenario: "pagamento-aprovado", visitor: buyingPads } },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("heading", { level: 1, name: "Seu pagamento está em andamento" }, patient);
    shopOf(context).pass(11 * 60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    const title = "A assinatura de tapetes higiênicos já está paga";
    await canvas.findByRole("heading", { level: 1, name: title }, patient);
    const target = (name: string) => canvas.getByRole("link", { name }).getAttribute("href");
    await expect(target("Acompanhar a assinatura")).toBe("/assinaturas/higiene");
    await expect(target("Escolher outros produtos")).toBe("/compra-programada/tapetes-higienicos");
  },
});

export const BoxPaidDespiteLostReply = meta.story({
  name: "A caixa foi paga sem resposta nesta aba, e agora são tapetes: o cartão é pedido, e nada diz que já estão pagos",
  parameters: {
    shop: {
      path: "/payment_b",
      scenario: "pagamento-aprovado",
      visitor: { ...buyingPads, purchase: { kind: "hygiene", after: "TESTE00001" } },
    },
  },
  beforeEach: () => {
    window.sessionStorage.setItem("petbox-payment-attempt", `${"a".repeat(32)} `);
  },
  play: async ({ canvas }) => {
    const title = "Pagamento da assinatura de tapetes higiênicos";
    await expect(await canvas.findByRole("heading", { level: 1, name: title }, patient)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Pagar e assinar" })).toBeVisible();
  },
});

const paid = { path: "/aguardando", scenario: "pagamento-aprovado", visitor: buyingPads } as const;

export const Paid = meta.story({
  name: "Pago por quem ainda não tem senha: diz o que vem, e como criar a primeira",
  parameters: { spec: ["FUN-002", "SUB-280"], shop: { ...paid, endsAt: "/password/reset" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address, pass } = shopOf(context);
    // A passed second shows that the page listens to the channel.
    await canvas.findByText("59", undefined, patient);
    await expect(canvas.queryByText("O que você comprou")).toBeNull();
    pass(3_000);
    await expect(
      await canvas.findByText(/A assinatura de tapetes higiênicos está confirmada/, undefined, patient),
    ).toBeVisible();
    await expect(await canvas.findByText("2 pacotes × R$62,90 = R$125,80", undefined, patient)).toBeVisible();
    await expect(canvas.getByRole("region", { name: "O que você comprou" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Alterar produtos ou envio" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Já tenho senha" })).toHaveAttribute("href", "/assinaturas/higiene");
    await userEvent.click(canvas.getByRole("link", { name: "Criar minha senha" }));
    await waitFor(() => expect(address()).toBe("/password/reset"), patient);
    await expect(await canvas.findByRole("textbox", { name: /E-?mail/ }, patient)).toHaveValue("ana.souza@gmail.com");
    await expect(canvas.getByRole("heading", { level: 1, name: "Vamos criar a sua senha" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Criar a senha · PetBox"));
    await userEvent.click(canvas.getByRole("button", { name: "Enviar link" }));
    await expect(await canvas.findByText(/um link para criar a sua senha\./, undefined, patient)).toBeVisible();
  },
});

export const LeftInCart = meta.story({
  name: "O que ficou no carrinho do outro tipo é dito depois de pagar, com o caminho de volta",
  parameters: {
    shop: {
      ...paid,
      visitor: { ...buyingPads, cart: { ...buyingPads.cart, "SACHE-PEIXE": 12 } },
      endsAt: "/compra-programada/alimentos-umidos",
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address, pass } = shopOf(context);
    await canvas.findByText("59", undefined, patient);
    pass(3_000);
    await canvas.findByRole("heading", { name: "Pagamento aprovado!" }, patient);
    await expect(await canvas.findByText("2 pacotes × R$62,90 = R$125,80", undefined, patient)).toBeVisible();
    await expect(canvas.getByText(/^No carrinho, ainda sem cobrança: 12 sachês de alimentos úmidos\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Ver o carrinho" }));
    await waitFor(() => expect(address()).toBe("/compra-programada/alimentos-umidos"), patient);
    await expect(await canvas.findByRole("checkbox", { name: "Peixe e arroz", checked: true }, patient)).toBeVisible();
  },
});
