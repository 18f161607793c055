import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Boas-vindas/1 Resultado do pagamento",
  parameters: {
    synonyms: ["welcome", "obrigado", "thank you", "success"],
    shop: { path: "/bem-vindo", scenario: "pagamento-aprovado" },
  },
});

export const Paid = meta.story({
  name: "Paga",
  parameters: { spec: ["MAN-038", "MAN-233"] },
  play: async (context) => {
    const { canvas } = context;
    shopOf(context).pass(3_000);
    await canvas.findByRole("heading", { level: 1, name: "Boas-vindas, Bob!" });
    await expect(canvas.getByText(/A assinatura do Bob está ativa/)).toBeVisible();
    await expect(await canvas.findByRole("heading", { level: 2, name: "O que acontece agora" })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: "Recusada",
  parameters: { spec: ["MAN-233"], shop: { path: "/bem-vindo", scenario: "pagamento-recusado" } },
  play: async (context) => {
    const { canvas } = context;
    shopOf(context).pass(3_000);
    await canvas.findByRole("heading", { level: 1, name: "Falha no pagamento!" });
    await expect(canvas.getByRole("link", { name: "Usar outro cartão" })).toBeVisible();
  },
});

export const Pending = meta.story({
  name: "Ainda com o banco",
  parameters: {
    spec: ["MAN-233", "MAN-234"],
    shop: { path: "/bem-vindo", scenario: "banco-calado", timings: { second: 5 } },
  },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await canvas.findByRole("heading", { name: "Seu pagamento está em análise" });
    await expect(canvasElement.querySelector('[data-result="aguardando-compra"]')).not.toBeNull();
    await expect(canvas.queryByText("Falha no pagamento!")).toBeNull();
    await waitFor(() => expect(document.title).toBe("Seu pagamento está em análise · PetBox"));
    await userEvent.click(canvas.getByRole("button", { name: "Consultar de novo" }));
    await canvas.findByRole("button", { name: "Consultar de novo" });
    await expect(shopOf(context).address()).toBe("/bem-vindo");
  },
});

export const PendingThenRefused = meta.story({
  name: "Recusada depois da espera: quem pergunta de novo fica sabendo",
  parameters: {
    shop: { path: "/bem-vindo", scenario: "banco-calado", timings: { second: 5 }, realtime: "silent" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    await canvas.findByRole("heading", { name: "Seu pagamento está em análise" });
    await userEvent.click(canvas.getByRole("button", { name: "Consultar de novo" }));
    await expect(await canvas.findByText(/Perguntamos agora, e o banco continua sem resposta/)).toBeVisible();
    for (const subscription of shop.store.subscriptions.all()) {
      shop.store.subscriptions.put({ ...subscription, outcome: { result: "NOT_PAID", at: 0 } });
    }
    await userEvent.click(canvas.getByRole("button", { name: "Consultar de novo" }));
    await canvas.findByRole("heading", { name: "Falha no pagamento!" });
    await expect(canvas.queryByText(/continua sem resposta/)).toBeNull();
    await expect(shop.address()).toBe("/bem-vindo");
  },
});

export const PaidAndHome = meta.story({
  name: "Paga: a página inicial recebe quem já assina",
  parameters: {
    shop: {
      path: "/bem-vindo",
      scenario: "boas-vindas",
      endsAt: "/",
      // Only the page data has the payment as paid.
      faults: [{ path: "/payment/get-data", kind: "offline" }],
      realtime: "silent",
      visitor: { session: { customerCode: "lead0001", reach: "checkout" } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { level: 1, name: "Boas-vindas, Bob!" });
    await userEvent.click(canvas.getByRole("link", { name: /página inicial/i }));
    await userEvent.click(await canvas.findByRole("button", { name: /AREA DO ASSINANTE$/ }));
    const account = within(await canvas.findByRole("navigation", { name: "Sua conta" }));
    // Shown once the session has been refreshed.
    await expect(await account.findByText("Bem-vindo de volta")).toBeVisible();
    await expect(account.queryByRole("link", { name: "Concluir assinatura" })).toBeNull();
  },
});

export const PendingThenPaid = meta.story({
  name: "Aprovada depois da espera",
  parameters: { shop: { path: "/bem-vindo", scenario: "banco-calado", timings: { second: 5 } } },
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    await canvas.findByRole("heading", { name: "Seu pagamento está em análise" });
    for (const subscription of shop.store.subscriptions.all()) {
      shop.store.subscriptions.put({ ...subscription, outcome: { result: "PAID", at: 0 } });
    }
    shop.pass(0);
    await canvas.findByRole("heading", { name: /Boas-vindas/ });
  },
});

export const FirstMoment = meta.story({
  name: "O primeiro instante",
  parameters: { shop: { path: "/bem-vindo", scenario: "pagamento-aprovado", latency: 3_600_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Esperando a resposta do banco")).toBeNull();
  },
});

export const PaidElsewhere = meta.story({
  name: "Paga em outro aparelho: quem entrou é recebido também aqui",
  parameters: { spec: ["MAN-038"], shop: { path: "/bem-vindo", scenario: "primeira-caixa" } },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("heading", { level: 1, name: "Boas-vindas, Tobias!" });
    await expect(await canvas.findByText("Passo 1 de 3")).toBeVisible();
    await expect(shopOf(context).address()).toBe("/bem-vindo");
  },
});

export const NothingToWelcome = meta.story({
  name: "Quem entrou e não tem caixa nenhuma: vai para a área",
  parameters: { shop: { path: "/bem-vindo", scenario: "conta-aberta", endsAt: "/area-cliente" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/area-cliente"));
    await expect(shopOf(context).arrival()).toBe("REPLACE");
  },
});

export const NothingToWelcomeInApp = meta.story({
  name: "No aplicativo: vai para a área do aplicativo",
  parameters: {
    spec: ["MAN-046"],
    shop: { path: "/bem-vindo", scenario: "conta-aberta", visitor: { inApp: true }, endsAt: "/app/area-cliente" },
  },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/app/area-cliente"));
  },
});

export const NothingPaid = meta.story({
  name: "Sem pagamento enviado: volta para ele",
  parameters: {
    spec: ["MAN-038"],
    shop: { endsAt: "/payment_b", path: "/bem-vindo", scenario: "no-pagamento" },
  },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/payment_b"));
  },
});
