import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";

const patient = { timeout: 20_000 };
const buyingPads = { cart: { "TAP-BRANCO": 2 }, purchase: { kind: "hygiene" } } as const;

const meta = preview.meta({
  title: "Telas/Compras programadas/1 Pagar",
  parameters: { shop: { path: "/pessoal/contato/", scenario: "novo", visitor: buyingPads } },
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
  },
});

const paid = { path: "/aguardando", scenario: "pagamento-aprovado", visitor: buyingPads } as const;

export const Paid = meta.story({
  name: "Pago por quem ainda não tem senha: diz o que vem, e como criar a primeira",
  parameters: { spec: ["FUN-002", "SUB-280"], shop: { ...paid, endsAt: "/password/reset" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address, pass } = shopOf(context);
    // Whoever sees a second go by listens.
    await canvas.findByText("59", undefined, patient);
    pass(3_000);
    await expect(
      await canvas.findByText(/A assinatura de tapetes higiênicos está confirmada/, undefined, patient),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Já tenho senha" })).toHaveAttribute("href", "/assinaturas/higiene");
    await userEvent.click(canvas.getByRole("link", { name: "Criar minha senha" }));
    await waitFor(() => expect(address()).toBe("/password/reset"), patient);
    await expect(await canvas.findByRole("textbox", { name: /E-?mail/ }, patient)).toHaveValue("ana.souza@gmail.com");
  },
});
