import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, spyOn, waitFor, type within } from "storybook/test";

const address = "/assinatura/resolver/ATRASO0001";
const retry = "/payment/subscription-retry";

const meta = preview.meta({
  title: "Telas/Assinaturas/6 Regularizar pagamento, em página própria",
  parameters: {
    synonyms: ["overdue", "atraso", "dívida", "retry payment"],
    shop: { path: address, scenario: "assinante-de-um-ano" },
  },
});

type Shop = ReturnType<typeof shopOf>;
type Screen = Pick<ReturnType<typeof within>, "findByRole" | "findByText" | "getByRole" | "findByLabelText">;
interface Person {
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
}

const minute = 60_000;

/** Without the announcement of the same text. */
const visibleOnly = { ignore: "[role=status]" };

/** The server's record of the only pending payment. */
function waiting({ store }: Shop) {
  const [request] = store.paymentRequests.all().slice(-1);
  if (request === undefined) throw new Error("Nothing waits.");
  return request;
}

/** Sends the bank's result of a payment at once. */
function bankSays(shop: Shop, result: "PAID" | "NOT_PAID", request = waiting(shop)): void {
  shop.store.paymentRequests.put({ ...request, outcome: { result, at: 0 } });
  shop.pass(0);
}

async function create(canvas: Screen, userEvent: Person, method: "PIX" | "Boleto"): Promise<void> {
  await userEvent.click(await canvas.findByRole("tab", { name: method }));
  await userEvent.click(canvas.getByRole("button", { name: method === "PIX" ? "Gerar PIX" : "Gerar boleto" }));
}

async function pay(canvas: Screen, userEvent: Person, number: string): Promise<void> {
  await userEvent.click(await canvas.findByRole("tab", { name: "Cartão" }));
  await userEvent.click(await canvas.findByRole("radio", { name: /^Novo cartão/ }));
  await userEvent.type(await canvas.findByLabelText("Nome impresso no cartão"), "CARLA LIMA");
  await userEvent.type(await canvas.findByLabelText("Número do cartão"), number);
  await userEvent.type(await canvas.findByLabelText("Validade"), "1231");
  await userEvent.type(await canvas.findByLabelText("Código de segurança"), "123");
  await userEvent.click(canvas.getByRole("button", { name: "Pagar R$69,90" }));
}

const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));
const failedText = "Falha ao processar pagamento! Altere a forma de pagamento ou tente novamente com um novo cartão.";
const boletoText = "Estamos esperando o seu boleto ser pago para continuarmos o processo de regularização.";

export const Choice = meta.story({
  name: "Escolha da forma",
  parameters: { spec: ["SUB-031", "SUB-032", "SUB-121", "SUB-172", "SUB-185", "SUB-329", "SUB-373", "SUB-374"] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "Assinatura da Mika" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Regularizar pagamento");
    const facts = canvas.getByText("Valor em aberto").closest("dl");
    await expect(facts).toHaveTextContent("R$69,90");
    await expect(facts).not.toHaveTextContent("Parcelas");
    await expect(facts).toHaveTextContent("PlanoAnual, R$838,80 em 12x");
    await expect(canvas.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Cartão", "PIX", "Boleto"]);
    await expect(canvas.getByText("R$69,90 em aberto desde 24 de fevereiro: a cobrança não passou.")).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "PIX" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("tab", { name: "Cartão" }));
    await expect(await canvas.findByRole("radio", { name: /^Visa final 1111/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole("radio", { name: /^Novo cartão/ }));
    await expect(await canvas.findByLabelText("Número do cartão")).toBeRequired();
    await expect(canvas.getByText("Cobramos R$69,90 hoje no cartão novo.", visibleOnly)).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Boleto" }));
    await expect(canvas.getByText(/^Pague em qualquer banco/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Falar com a gente/ })).toHaveAttribute("target", "_blank");
  },
});

/** Three months, one parcel each. */
export const SeveralParcels = meta.story({
  name: "Três parcelas em aberto",
  parameters: { spec: ["SUB-373"], shop: { path: address, scenario: "assinante-de-um-ano", latency: 300 } },
  play: async (context) => {
    const { store } = shopOf(context);
    const owed = store.charges.get("ATRASO0001-2");
    if (owed) for (const month of [3, 4]) store.charges.put({ ...owed, id: `ATRASO0001-${month}`, month });
    await expect(await context.canvas.findByText("R$209,70")).toBeVisible();
    await expect(context.canvas.getByText("3x de R$69,90")).toBeVisible();
  },
});

export const Penalty = meta.story({
  name: "A multa de quem cancelou: depois dela nada mais é cobrado, e a assinatura não volta",
  parameters: { shop: { path: "/assinatura/resolver/UMBU000001", scenario: "planos-de-todo-jeito", latency: 300 } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const umbu = store.subscriptions.get("UMBU000001");
    const on = civilDate(2026, 3, 9);
    const penalty = { amount: cents(1_798), on, outcome: "refused" } as const;
    if (umbu) store.subscriptions.put({ ...umbu, cancelAskedOn: on, endedOn: on, penalty });
    await expect(await canvas.findByText("O PIX cai na hora, e nada mais fica em aberto.")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Boleto" }));
    await expect(canvas.getByText(/^Pague em qualquer banco.* Depois, nada mais fica em aberto\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Cartão" }));
    await expect(await canvas.findByText("Se for aprovado, fica guardado na sua conta.")).toBeVisible();
  },
});

export const PenaltyFollows = meta.story({
  name: "Com o cancelamento pedido: depois do pagamento vem a multa, com valor e dia",
  parameters: { shop: { path: address, scenario: "assinante-de-um-ano", latency: 300 } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const mika = store.subscriptions.get("ATRASO0001");
    if (mika) store.subscriptions.put({ ...mika, cancelAskedOn: civilDate(2026, 3, 10) });
    const penalty = "A multa pelo cancelamento, de R$69,90 em 11/03/2026, continua no cartão cadastrado.";
    await expect(await canvas.findByText(`O PIX cai na hora. ${penalty}`)).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Boleto" }));
    await expect(canvas.getByText(/^Pague em qualquer banco/)).toHaveTextContent(penalty);
    await userEvent.click(canvas.getByRole("tab", { name: "Cartão" }));
    await userEvent.click(await canvas.findByRole("radio", { name: /^Visa final 1111/ }));
    await expect(canvas.getByText("Multa: R$69,90 em 11/03/2026")).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: {
    spec: ["SUB-171"],
    shop: { path: address, scenario: "assinante-de-um-ano", latency: 600_000 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Regularizar pagamento");
    await expect(await canvas.findByText("Carregando o pagamento…")).toBeInTheDocument();
    await expect(canvas.queryByRole("tab")).toBeNull();
  },
});

export const Pix = meta.story({
  name: "PIX: gerado, e pago no banco",
  parameters: {
    spec: [
      "SUB-174",
      "SUB-176",
      "SUB-179",
      "SUB-180",
      "SUB-189",
      "SUB-190",
      "SUB-192",
      "SUB-304",
      "SUB-347",
      "SUB-375",
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await create(canvas, userEvent, "PIX");
    const drawing = await canvas.findByRole("img", { name: "QR code do PIX" });
    await expect(drawing).toHaveAttribute("width", "256");
    // At level Q this code has 65 modules plus a quiet zone of 8. Levels L, M and H have other sizes.
    await expect(drawing).toHaveAttribute("viewBox", "0 0 73 73");
    await expect(canvas.getByRole("heading", { name: "Aguarde..." })).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("30:00");
    await expect(canvas.getAllByText("R$69,90")).toHaveLength(1);
    const note = canvas.getByText(/^Assim que o PIX cair/).getBoundingClientRect();
    const copy = canvas.getByRole("button", { name: "Copiar PIX" }).getBoundingClientRect();
    await expect(copy.bottom).toBeLessThan(note.top);
    await userEvent.click(canvas.getByRole("button", { name: "Copiar PIX" }));
    const { means } = waiting(shopOf(context));
    await expect(copied).toHaveBeenCalledWith(means.kind === "pix" ? means.code : "");
    copied.mockRestore();
    bankSays(shopOf(context), "PAID");
    await expect(await canvas.findByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Pagamento aprovado! · PetBox"));
    await expect(await canvas.findByText("Nada em aberto")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Voltar para a área do assinante" })).toBeVisible();
    await expect(
      await canvas.findByText(
        "A próxima cobrança, de R$69,90 em 24 de março, é no mesmo cartão final 0002, recusado em 3 de março. Troque o cartão para ela não ser recusada também.",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Trocar o cartão" })).toHaveAttribute(
      "href",
      "/dados-cliente?q=cartao",
    );
  },
});

export const PaidByEventAlone = meta.story({
  name: "PIX pago: só o aviso chega",
  parameters: { spec: ["SUB-189"] },
  play: async (context) => {
    await create(context.canvas, context.userEvent, "PIX");
    await context.canvas.findByRole("timer");
    const shop = shopOf(context);
    shop.backend.setFaults([{ path: "*", kind: "500" }]);
    bankSays(shop, "PAID");
    await expect(await context.canvas.findByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
    await expect(context.canvas.getByText("Nada em aberto")).toBeVisible();
    await expect(context.canvas.queryByText(/em aberto desde/)).toBeNull();
  },
});

export const PaidWithoutRealtime = meta.story({
  name: "PIX pago no celular: visto ao voltar à página",
  parameters: { shop: { path: address, scenario: "assinante-de-um-ano", realtime: "unreachable" } },
  play: async (context) => {
    await create(context.canvas, context.userEvent, "PIX");
    await context.canvas.findByRole("timer");
    bankSays(shopOf(context), "PAID");
    comeBack();
    await expect(await context.canvas.findByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  },
});

export const PixExpires = meta.story({
  name: "PIX expirado, e outro no lugar",
  play: async (context) => {
    const { canvas, userEvent } = context;
    await create(canvas, userEvent, "PIX");
    await canvas.findByRole("timer");
    const first = waiting(shopOf(context));
    shopOf(context).pass(31 * minute);
    comeBack();
    await expect(await canvas.findByRole("heading", { name: "PIX Expirado", level: 2 })).toBeVisible();
    // Nothing else on the page asks to pay it.
    await expect(canvas.queryByText(/^Assim que o PIX cair/)).toBeNull();
    await expect(canvas.queryByText(/^Falta pagar/)).toBeNull();
    await expect(canvas.getByText("R$69,90 em aberto desde 24 de fevereiro: a cobrança não passou.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Gerar novo código" }));
    await expect(await canvas.findByRole("timer")).toHaveTextContent("30:00");
    await expect(canvas.getByText("Falta pagar o PIX de R$69,90.")).toBeVisible();
    await expect(canvas.getByText(/^Assim que o PIX cair/)).toBeVisible();
    await expect(waiting(shopOf(context)).id).not.toBe(first.id);
  },
});

/** A code with a wrong checksum and one with another amount are not shown: the page offers a reload and support. */
export const PixReadExpired = meta.story({
  name: "PIX que expirou com a página fechada: ela não ensina a pagá-lo",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    await create(canvas, userEvent, "PIX");
    await canvas.findByRole("timer");
    const request = waiting(shop);
    if (request.means.kind !== "pix") throw new Error("It is no PIX.");
    shop.store.paymentRequests.put({ ...request, means: { ...request.means, until: 0 } });
    comeBack();
    await expect(await canvas.findByRole("heading", { name: "PIX Expirado", level: 2 })).toBeVisible();
    await expect(canvas.queryByText(/^Assim que o PIX cair/)).toBeNull();
    await expect(canvas.queryByRole("heading", { name: /^Como pagar/ })).toBeNull();
    await expect(canvas.queryByText(/^Falta pagar/)).toBeNull();
  },
});

export const PixThatDoesNotAddUp = meta.story({
  name: "PIX que não bate: não se mostra",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    await create(canvas, userEvent, "PIX");
    await canvas.findByRole("timer");
    const request = waiting(shopOf(context));
    if (request.means.kind !== "pix") throw new Error("It is no PIX.");
    const broken = request.means.code.replace("PETBOX", "PETB0X");
    store.paymentRequests.put({ ...request, means: { ...request.means, code: broken } });
    comeBack();
    await expect(await canvas.findByText("Não pague com este código")).toBeVisible();
    await expect(canvas.queryByText(/^Falta pagar/)).toBeNull();
    await expect(canvas.getByText("R$69,90 em aberto desde 24 de fevereiro: a cobrança não passou.")).toBeVisible();
    await expect(canvas.queryByText(/^Assim que o PIX cair/)).toBeNull();
    await expect(canvas.queryByRole("img", { name: "QR code do PIX" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Copiar PIX" })).toBeNull();
    await expect(canvas.getByRole("link", { name: /^Falar com a gente/ })).toBeVisible();
    store.paymentRequests.put(request);
    await userEvent.click(canvas.getByRole("button", { name: "Recarregar" }));
    await expect(await canvas.findByRole("button", { name: "Copiar PIX" })).toBeVisible();
    const owed = store.charges.get("ATRASO0001-2");
    if (owed) store.charges.put({ ...owed, amount: cents(7_990) });
    await waitFor(() => {
      // A return right after another is ignored.
      comeBack();
      expect(canvas.getByText("O código PIX cobra R$69,90, mas o valor a pagar é R$79,90.")).toBeVisible();
    });
    await expect(canvas.queryByRole("button", { name: "Copiar PIX" })).toBeNull();
    await expect(canvas.queryByText(/^Falta pagar/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Gerar novo código" }));
    await expect(await canvas.findByText("Falta pagar o PIX de R$79,90.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copiar PIX" })).toBeVisible();
  },
});

export const Boleto = meta.story({
  name: "Boleto: a linha, o link, e um dígito a menos",
  parameters: { spec: ["SUB-120", "SUB-175", "SUB-181", "SUB-192", "SUB-305", "SUB-347", "SUB-349"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await create(canvas, userEvent, "Boleto");
    await expect(await canvas.findByText(boletoText)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Aguarde..." })).toBeVisible();
    await expect(canvas.getByText(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/)).toBeVisible();
    await expect(canvas.getByText("13/03/2026")).toBeVisible();
    await expect(canvas.getByText("Falta pagar o boleto de R$69,90; ele vence em 13 de março.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Abrir o boleto/ })).toHaveAttribute(
      "href",
      `/boletos/${waiting(shopOf(context)).id}`,
    );
    const print = spyOn(window, "print").mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole("button", { name: "Imprimir" }));
    await expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
    const request = waiting(shopOf(context));
    if (request.means.kind !== "boleto") throw new Error("It is no boleto.");
    const { line } = request.means;
    shopOf(context).store.paymentRequests.put({ ...request, means: { ...request.means, line: line.slice(1) } });
    comeBack();
    await expect(await canvas.findByText("Não pague este boleto")).toBeVisible();
    await expect(canvas.queryByText(/^Falta pagar/)).toBeNull();
    await expect(canvas.queryByText(boletoText)).toBeNull();
    await expect(canvas.queryByRole("link", { name: /^Abrir o boleto/ })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Recarregar" })).toBeVisible();
  },
});

export const Card = meta.story({
  name: "Cartão: enviado, e aprovado",
  parameters: { spec: ["SUB-173", "SUB-182", "SUB-192", "SUB-330", "SUB-347", "SUB-348"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pay(canvas, userEvent, "4111111111111111");
    await expect(await canvas.findByRole("heading", { name: "Aguarde..." })).toBeVisible();
    await expect(canvas.getByText(/Isso pode demorar um pouco/)).toBeVisible();
    shopOf(context).pass(3_000);
    await expect(await canvas.findByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  },
});

export const CardOnPhone = meta.story({
  name: "Cartão enviado no celular: o fim do formulário some, e a espera entra na tela",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await pay(canvas, userEvent, "4111111111111111");
    const waiting = await canvas.findByRole("heading", { name: "Aguarde..." });
    await waitFor(() => expect(waiting.getBoundingClientRect().top).toBeGreaterThan(0));
  },
});

export const StoredCard = meta.story({
  name: "Cartão guardado: escolhido, e aprovado sem digitar nada",
  parameters: { spec: ["SUB-330", "MAN-343"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("tab", { name: "Cartão" }));
    await expect(
      await canvas.findByRole("radio", { name: "Visa final 0002", description: /Recusado em/ }),
    ).toBeEnabled();
    await expect(canvas.getByRole("radio", { name: /^Visa final 1111/ })).toBeChecked();
    await expect(canvas.getByText("Cobramos R$69,90 hoje no Visa final 1111.", visibleOnly)).toBeVisible();
    await expect(canvas.queryByLabelText("Número do cartão")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Pagar R$69,90" }));
    await expect(await canvas.findByRole("heading", { name: "Aguarde..." })).toBeVisible();
    const { store, pass } = shopOf(context);
    pass(3_000);
    await expect(await canvas.findByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
    await expect(store.subscriptions.get("ATRASO0001")?.card.lastFour).toBe("1111");
  },
});

export const ThreeCards = meta.story({
  name: "Três cartões guardados: um removido abre lugar para o novo",
  parameters: {
    spec: ["MAN-303"],
    shop: { path: "/assinatura/resolver/AMENDOIM01", scenario: "em-atraso-com-tres-cartoes" },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Cartão" }));
    await userEvent.click(await canvas.findByRole("radio", { name: /^Novo cartão/ }));
    await expect(await canvas.findByText(/^Máximo de 3 cartões por cliente/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remover Elo final 5904" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Remover cartão" }));
    await waitFor(() => expect(canvas.queryByRole("radio", { name: /^Elo/ })).toBeNull());
    await expect(await canvas.findByLabelText("Número do cartão")).toBeVisible();
  },
});

export const CardRefusedByTheBank = meta.story({
  name: "Cartão recusado pelo banco",
  parameters: { spec: ["SUB-177", "SUB-178", "SUB-193", "SUB-342"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pay(canvas, userEvent, "4000000000000002");
    await canvas.findByRole("heading", { name: "Aguarde..." });
    shopOf(context).pass(3_000);
    await expect(await canvas.findByRole("heading", { name: "Falha no pagamento!" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Falha no pagamento! · PetBox"));
    await expect(canvas.getByText(failedText)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Tentar novamente" }));
    await expect(await canvas.findByRole("tab", { name: "Cartão" })).toBeVisible();
  },
});

export const CardInvalid = meta.story({
  name: "Cartão recusado na hora: o que foi digitado fica",
  parameters: { spec: ["SUB-194"] },
  play: async ({ canvas, userEvent }) => {
    await pay(canvas, userEvent, "4000000000009995");
    await expect(await canvas.findByText(/O banco não autorizou este cartão/)).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Cartão" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByLabelText("Número do cartão")).toHaveValue("4000 0000 0000 9995");
  },
});

export const CardFieldsRefused = meta.story({
  name: "O servidor recusa um campo do cartão: ele diz o que mudar",
  parameters: {
    shop: {
      path: address,
      scenario: "assinante-de-um-ano",
      faults: [{ path: retry, kind: "422", field: "credit_card.number", message: "Confira o número.", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pay(canvas, userEvent, "4111111111111111");
    const number = canvas.getByLabelText("Número do cartão");
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Confira o número\./));
    await expect(number).toBeInvalid();
    await expect(number).toHaveValue("4111 1111 1111 1111");
    await expect(canvas.queryByText("Um erro ocorreu!")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Pagar R$69,90" }));
    await expect(await canvas.findByRole("heading", { name: "Aguarde..." })).toBeVisible();
  },
});

export const CardUnknown = meta.story({
  name: "Não se sabe se o cartão foi cobrado: diz isso, sem prometer que um segundo pagamento é seguro",
  parameters: {
    shop: { path: address, scenario: "assinante-de-um-ano", faults: [{ path: retry, kind: "500", times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    await pay(canvas, userEvent, "4111111111111111");
    await expect(
      await canvas.findByText(/Não sabemos se este pagamento passou\. Antes de pagar de novo/),
    ).toBeVisible();
    await expect(canvas.queryByText(/não é feito duas vezes/)).toBeNull();
  },
});

export const DebtUnread = meta.story({
  name: "A dívida não pôde ser conferida: o cartão não é enviado",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend, store } = shopOf(context);
    await userEvent.click(await canvas.findByRole("tab", { name: "Cartão" }));
    await userEvent.click(await canvas.findByRole("radio", { name: /^Visa final 1111/ }));
    backend.setFaults([{ path: "/assinatura/amount-resolution/{subscription}", kind: "500" }]);
    await userEvent.click(canvas.getByRole("button", { name: "Pagar R$69,90" }));
    await expect(await canvas.findByText(/^O cartão não foi enviado, e nada foi cobrado\./)).toBeVisible();
    await expect(store.paymentRequests.all()).toEqual([]);
    backend.setFaults([]);
    await userEvent.click(canvas.getByRole("button", { name: "Pagar R$69,90" }));
    await expect(await canvas.findByRole("heading", { name: "Aguarde..." })).toBeVisible();
  },
});

export const CreationFails = meta.story({
  name: "O PIX não foi gerado",
  parameters: {
    spec: ["SUB-193", "SUB-341"],
    shop: {
      path: address,
      scenario: "assinante-de-um-ano",
      faults: [{ path: "/assinatura/finish-resolution/{subscription}", kind: "refused", times: 1 }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await create(canvas, userEvent, "PIX");
    await expect(await canvas.findByRole("heading", { name: "Falha no pagamento!" })).toBeVisible();
    await expect(canvas.getByText("Não foi possível salvar agora.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Tentar novamente" }));
    await expect(await canvas.findByRole("tab", { name: "PIX" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Gerar PIX" }));
    await expect(await canvas.findByRole("timer")).toBeVisible();
  },
});

/** After a lost reply, the existing payment is found and not repeated. */
export const ReplyLost = meta.story({
  name: "A resposta se perdeu, o PIX não",
  parameters: {
    shop: {
      path: address,
      scenario: "assinante-de-um-ano",
      faults: [{ path: "/assinatura/finish-resolution/{subscription}", kind: "lost-reply", times: 1 }],
    },
  },
  play: async (context) => {
    await create(context.canvas, context.userEvent, "PIX");
    await expect(await context.canvas.findByRole("timer")).toBeVisible();
    await expect(shopOf(context).store.paymentRequests.all()).toHaveLength(1);
    await expect(context.canvas.queryByText(/^Este pagamento foi começado/)).toBeNull();
  },
});

export const NotRead = meta.story({
  name: "Não deu para ler: tenta de novo",
  parameters: {
    spec: ["SUB-178", "SUB-342"],
    shop: {
      path: address,
      scenario: "assinante-de-um-ano",
      faults: [{ path: "/assinatura/amount-resolution/{subscription}", kind: "offline" }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole("heading", { name: "Falha no pagamento!" })).toBeVisible();
    await expect(canvas.getByText(/sem internet/)).toBeVisible();
    const retry = await canvas.findByRole("button", { name: "Tentar novamente" });
    shopOf(context).backend.setFaults([]);
    await userEvent.click(retry);
    await expect(await canvas.findByRole("heading", { name: "Escolha como pagar" })).toBeVisible();
  },
});

export const ChangeMethod = meta.story({
  name: "Alterar a forma: o pagamento anterior é cancelado",
  parameters: { spec: ["SUB-187", "SUB-188", "SUB-306"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await create(canvas, userEvent, "PIX");
    await userEvent.click(await canvas.findByRole("button", { name: "Alterar forma de pagamento" }));
    await expect(await canvas.findByRole("heading", { name: "Escolha como pagar" })).toBeVisible();
    await expect(waiting(shopOf(context)).cancelledAt).toBeDefined();
    await create(canvas, userEvent, "Boleto");
    await expect(await canvas.findByText(boletoText)).toBeVisible();
  },
});

export const CancelFails = meta.story({
  name: "O cancelamento falha: nada se diz, e o PIX continua",
  parameters: {
    spec: ["SUB-343"],
    shop: {
      path: address,
      scenario: "assinante-de-um-ano",
      faults: [{ path: "/assinatura/cancel-resolution/{subscription}", kind: "500" }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await create(canvas, userEvent, "PIX");
    await userEvent.click(await canvas.findByRole("button", { name: "Alterar forma de pagamento" }));
    await canvas.findByText("Carregando o pagamento…");
    await expect(await canvas.findByRole("timer")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const BegunEarlier = meta.story({
  name: "De volta a um boleto já gerado: diz isso, e como pagar de outra forma",
  parameters: {
    spec: ["SUB-183"],
    shop: { path: "/assinatura/resolver/SERIGUELA1", scenario: "planos-de-todo-jeito" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Você já gerou este boleto\. .*use “Alterar forma de/)).toBeVisible();
    await expect(canvas.getByText(boletoText)).toBeVisible();
    await expect(canvas.queryByText(/outro aparelho/)).toBeNull();
  },
});

/** A payment started on the phone appears on the desktop, which offers no second one. */
export const BegunElsewhere = meta.story({
  name: "Começado em outro aparelho, e pago nele",
  parameters: { spec: ["SUB-183"] },
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    await canvas.findByRole("tab", { name: "Cartão" });
    const owed = shop.store.charges.get("ATRASO0001-2");
    if (owed === undefined) throw new Error("Nothing is owed.");
    shop.store.paymentRequests.put({
      id: "f00d",
      subscriptionCode: "ATRASO0001",
      chargeIds: [owed.id],
      amount: owed.amount,
      means: {
        kind: "card",
        card: { brand: "VISA", firstSix: "411111", lastFour: "1111", holder: "C", expiry: "12/31" },
      },
      sessionId: "celular",
      createdAt: 0,
    });
    comeBack();
    await expect(
      await canvas.findByText(/^Este pagamento foi começado em outra aba ou em outro aparelho.*use “Alterar forma de/),
    ).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Aguarde..." })).toBeVisible();
    await expect(canvas.queryByRole("tab")).toBeNull();
    bankSays(shop, "PAID");
    await expect(await canvas.findByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  },
});

/** Events of an earlier payment change nothing, and a paid payment stays paid. */
export const LateEvents = meta.story({
  name: "Avisos atrasados não mudam nada",
  parameters: { spec: ["SUB-190"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    await create(canvas, userEvent, "PIX");
    await canvas.findByRole("timer");
    const first = waiting(shop);
    await userEvent.click(canvas.getByRole("button", { name: "Alterar forma de pagamento" }));
    await canvas.findByRole("heading", { name: "Escolha como pagar" });
    await create(canvas, userEvent, "Boleto");
    await canvas.findByText(boletoText);
    bankSays(shop, "NOT_PAID", first);
    await expect(canvas.getByText(boletoText)).toBeVisible();
    const second = waiting(shop);
    bankSays(shop, "PAID", second);
    await canvas.findByRole("heading", { name: "Pagamento aprovado!" });
    comeBack();
    await expect(canvas.getByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
  },
});

export const PaidUp = meta.story({
  name: "Nada em aberto",
  parameters: {
    spec: ["SUB-119", "SUB-176", "SUB-179"],
    shop: { path: "/assinatura/resolver/ATIVA00001", scenario: "assinante" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Pagamento aprovado!" })).toBeVisible();
    await expect(canvas.getByText("Nada em aberto")).toBeVisible();
    await expect(canvas.queryByRole("tab")).toBeNull();
  },
});

/** Another customer's subscription and an unknown one look the same. */
export const Unknown = meta.story({
  name: "De outra pessoa, ou de ninguém",
  parameters: {
    spec: ["SUB-177", "SUB-178", "SUB-184", "SUB-342"],
    shop: { path: "/assinatura/resolver/DEOUTRO", scenario: "assinante-de-um-ano" },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "Falha no pagamento!" })).toBeVisible();
    await expect(canvas.getByText(failedText)).toBeVisible();
    await expect(canvas.queryByText("Valor em aberto")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Voltar para a área do assinante" })).toHaveAttribute(
      "href",
      "/area-cliente",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Tentar novamente" }));
    await expect(await canvas.findByRole("heading", { name: "Falha no pagamento!" })).toBeVisible();
  },
});

export const OtherAddress = meta.story({
  name: "Pelo endereço do aplicativo",
  parameters: {
    spec: ["SUB-025", "SUB-026"],
    shop: {
      path: "/app/suspensa/resolver/ATRASO0001",
      scenario: "assinante-de-um-ano",
      visitor: { inApp: true },
      endsAt: "/app/assinatura/resolver/ATRASO0001",
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole("heading", { name: "Assinatura da Mika" })).toBeVisible();
    await expect(shopOf(context).address()).toBe("/app/assinatura/resolver/ATRASO0001");
    await expect(shopOf(context).arrival()).toBe("REPLACE");
  },
});

export const NotLoggedIn = meta.story({
  name: "Sem entrar: primeiro o login, e depois volta",
  parameters: { shop: { path: address, scenario: "novo", endsAt: "/login" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/login"));
  },
});
