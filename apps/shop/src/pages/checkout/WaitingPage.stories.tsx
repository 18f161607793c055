import preview, { shopOf } from "@petbox/storybook/preview";
import { storyClip } from "@petbox/storybook/storyClip";
import { expect, mocked, spyOn, waitFor, within } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Checkout/3 Confirmação do pagamento",
  parameters: {
    synonyms: ["waiting", "espera", "processing"],
    shop: { path: "/aguardando", scenario: "pagamento-aprovado" },
  },
});

/** Sends the event of a new result, which the server does not have yet. */
function announceAnew({ store }: ReturnType<typeof shopOf>, result: "PAID" | "NOT_PAID") {
  for (const subscription of store.subscriptions.all()) {
    store.subscriptions.put({ ...subscription, outcome: { result, at: 0 }, announced: false });
  }
}

/** The request bodies of the analytics calls in a story. */
function records(): unknown[] {
  return mocked(window.fetch)
    .mock.calls.filter(([address]) => address === "/checkout/save-analitics")
    .map(([, options]) => JSON.parse(String(options?.body)));
}

/** The customer returns to the tab. */
const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));

const noReply = "O banco ainda não respondeu";
const failureText = "Falha na operadora! Altere seu cartão de crédito, ou fale com seu banco e retente o pagamento.";

export const Waiting = meta.story({
  name: "Esperando o banco",
  parameters: {
    spec: ["FUN-103", "MAN-074", "MAN-226"],
    shop: { path: "/aguardando", scenario: "banco-calado" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Estamos confirmando seu pagamento");
    const secondsLeft = () => Number(canvas.getByText(/^\d+$/).textContent);
    await expect(canvas.getByRole("main").querySelector('[data-mood="listening"]')).not.toBeNull();
    await expect(canvas.getByRole("combobox", { name: "Aparência" })).toBeVisible();
    // The countdown starts at a minute. Seconds are real here, even if a busy machine renders them late.
    const seen = performance.now();
    const first = secondsLeft();
    await expect(first).toBeGreaterThan(50);
    await expect(first).toBeLessThanOrEqual(60);
    await waitFor(() => expect(secondsLeft()).toBeLessThanOrEqual(first - 2));
    await expect(performance.now() - seen).toBeGreaterThan((first - secondsLeft() - 1) * 1_000 - 100);
  },
});

export const WithVideo = meta.story({
  name: "Com vídeo",
  parameters: {
    spec: ["MAN-074"],
    shop: { path: "/aguardando", scenario: "banco-calado", waitingVideo: storyClip },
  },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>("Enquanto isso, conheça a PetBox");
    await expect(video).toBeVisible();
    await waitFor(() => expect(video.videoWidth).toBeGreaterThan(0));
    await expect(canvas.queryByText("O vídeo não carregou.")).toBeNull();
    await expect(video.paused).toBe(true);
  },
});

export const VideoDown = meta.story({
  name: "Com vídeo que não carrega",
  parameters: { shop: { path: "/aguardando", scenario: "banco-calado", waitingVideo: "data:video/mp4;base64," } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("O vídeo não carregou.")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Estamos confirmando seu pagamento");
  },
});

/** The first one that pays: the record of an earlier story may reach the tab's storage after that story has ended. */
export const Recorded = meta.story({
  name: "A compra aprovada é registrada uma vez: continua para as boas-vindas",
  parameters: {
    shop: { path: "/aguardando", scenario: "pagamento-aprovado", endsAt: "/bem-vindo" },
    spec: ["MAN-231", "MAN-327"],
  },
  // Recorded before the page renders: on a busy machine, the result may come at once.
  beforeEach: () => {
    spyOn(window, "fetch");
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    shop.pass(3_000);
    await canvas.findByRole("heading", { name: "Pagamento aprovado!" });
    await waitFor(() => expect(records()).toHaveLength(1));
    // One month of the annual plan.
    const value = 69.9;
    await expect(records()[0]).toEqual({
      transaction_id: "TESTE00001",
      items: [{ name: "SP_anual", price: value, coupon: "" }],
      plan: "SP_anual",
      price: value,
      coupon: "",
      value,
    });
    await userEvent.click(canvas.getByRole("link", { name: "Continuar" }));
    await canvas.findByRole("heading", { name: /Boas-vindas/ });
    await expect(records()).toHaveLength(1);
  },
});

export const PaidByEvent = meta.story({
  name: "Aprovado, só pelo aviso",
  parameters: {
    spec: ["MAN-075", "MAN-227", "MAN-230", "MAN-350"],
    shop: {
      path: "/aguardando",
      scenario: "pagamento-aprovado",
      faults: [{ path: "/payment/get-data", kind: "500" }],
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText("60")).toBeVisible();
    // A passed second shows that the page listens to the channel.
    await canvas.findByText(/^5\d$/);
    shopOf(context).pass(3_000);
    const heading = await canvas.findByRole("heading", { level: 1, name: "Pagamento aprovado!" });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(document.title).toBe("Pagamento aprovado! · PetBox"));
    await expect(canvas.getByRole("link", { name: "Continuar" })).toHaveAttribute("href", "/bem-vindo");
    await expect(canvas.getByRole("main").querySelector('[data-mood="happy"]')).toBeVisible();
    await expect(canvas.getByText(/^A primeira caixa chega entre .+ e .+\.$/)).toBeVisible();
    await expect(canvas.queryByText(/cancel/i)).toBeNull();
  },
});

export const PaidByAsking = meta.story({
  name: "Aprovado, só perguntando aos 60 segundos",
  parameters: {
    spec: ["MAN-228", "MAN-230", "MAN-326", "MAN-399"],
    shop: { path: "/aguardando", scenario: "pagamento-aprovado", realtime: "silent", timings: { second: 50 } },
  },
  play: async (context) => {
    const { canvas } = context;
    // The first queries have been answered: not paid yet.
    await canvas.findByText(/^[34]\d$/);
    shopOf(context).pass(3_000);
    // Without an event, the page waits to the end and queries the result.
    await canvas.findByText(/^1?\d$/);
    await canvas.findByRole("heading", { name: "Pagamento aprovado!" });
  },
});

export const PaidBeforeOpening = meta.story({
  name: "Aprovado antes de a página abrir",
  parameters: { spec: ["MAN-229"], shop: { path: "/aguardando", scenario: "pagamento-aprovado", latency: 200 } },
  play: async (context) => {
    shopOf(context).pass(3_000);
    // With the real timings, 60 seconds have not passed.
    await context.canvas.findByRole("heading", { name: "Pagamento aprovado!" });
  },
});

export const PaidWithoutRealtime = meta.story({
  name: "Aprovado, sem avisos do servidor",
  parameters: {
    shop: { path: "/aguardando", scenario: "pagamento-aprovado", realtime: "unreachable" },
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(/^5\d$/);
    shopOf(context).pass(3_000);
    await canvas.findByRole("heading", { name: "Pagamento aprovado!" });
  },
});

export const MissedEvent = meta.story({
  name: "Perdeu o aviso, voltou para a página",
  parameters: {
    shop: { path: "/aguardando", scenario: "pagamento-aprovado", realtime: "unreachable" },
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(/^5\d$/);
    shopOf(context).pass(3_000);
    comeBack();
    await canvas.findByRole("heading", { name: "Pagamento aprovado!" });
  },
});

export const NotPaidAfterPaid = meta.story({
  name: "Recusa atrasada não desfaz a aprovação",
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    shop.pass(3_000);
    await canvas.findByRole("heading", { name: "Pagamento aprovado!" });
    announceAnew(shop, "NOT_PAID");
    shop.pass(0);
    comeBack();
    // The refusal would show within some frames.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Pagamento aprovado!");
    await expect(canvas.queryByText("Falha no pagamento!")).toBeNull();
  },
});

export const PaidAfterNotPaid = meta.story({
  name: "Aprovação atrasada vale",
  parameters: { shop: { path: "/aguardando", scenario: "pagamento-recusado" } },
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    shop.pass(3_000);
    await canvas.findByRole("heading", { name: "Falha no pagamento!" });
    announceAnew(shop, "PAID");
    shop.pass(0);
    await canvas.findByRole("heading", { name: "Pagamento aprovado!" });
  },
});

export const Refused = meta.story({
  name: "Cartão recusado pelo banco",
  parameters: {
    spec: ["MAN-232", "MAN-363", "MAN-364", "MAN-365"],
    shop: { path: "/aguardando", scenario: "pagamento-recusado" },
  },
  play: async (context) => {
    const { canvas } = context;
    const shop = shopOf(context);
    shop.pass(3_000);
    const heading = await canvas.findByRole("heading", { level: 1, name: "Falha no pagamento!" });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(document.title).toBe("Falha no pagamento! · PetBox"));
    const [first, quoted] = [canvas.getByText("Nada foi cobrado."), canvas.getByText(failureText)];
    await expect(first.compareDocumentPosition(quoted)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText(/^Quer tentar de novo\? Consultamos o banco outra vez/)).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Telefones dos bancos" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Banco do Brasil/ })).toHaveAttribute("href", "tel:40040001");
    await expect(canvas.getByRole("button", { name: "Retentar pagamento" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Usar outro cartão" })).toBeVisible();
  },
});

export const AnotherPlan = meta.story({
  name: "Cartão recusado pelo banco: volta aos planos",
  parameters: {
    spec: ["MAN-037"],
    shop: { path: "/aguardando", scenario: "pagamento-recusado", endsAt: "/assinatura/plano" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    shop.pass(3_000);
    await userEvent.click(await canvas.findByRole("link", { name: "escolha outro plano" }));
    await waitFor(() => expect(shop.address()).toBe("/assinatura/plano"));
    await expect(await canvas.findByRole("button", { name: /Quero este plano .*Anual/ })).toBeVisible();
  },
});

export const AnotherCard = meta.story({
  name: "Cartão recusado pelo banco: continua para outro cartão",
  parameters: {
    spec: ["FUN-330", "MAN-367"],
    shop: { path: "/aguardando", scenario: "pagamento-recusado", endsAt: "/assinatura/payment" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    shop.pass(3_000);
    await canvas.findByRole("heading", { name: "Falha no pagamento!" });
    await userEvent.click(canvas.getByRole("link", { name: "Usar outro cartão" }));
    await waitFor(() => expect(shop.address()).toBe("/assinatura/payment"));
    await expect(shop.events).toContainEqual({
      event: "select_content",
      content_type: "payment_failure",
      content_id: "another_card",
    });
  },
});

export const NeverReplied = meta.story({
  name: "O banco nunca respondeu",
  parameters: {
    spec: ["MAN-228", "MAN-232", "MAN-234", "MAN-363"],
    shop: { path: "/aguardando", scenario: "banco-calado", timings: { second: 5 } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    // The payment may still be approved: the page leads with that, and asks before it is paid twice.
    const heading = await canvas.findByRole("heading", { level: 1, name: noReply });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(document.title).toBe(`${noReply} · PetBox`));
    const result = within(canvas.getByRole("region", { name: noReply }));
    await expect(result.getByText(/^O pagamento ainda pode ser aprovado\. Retente antes/)).toBeVisible();
    await expect(result.queryByText(/Falha|Altere/)).toBeNull();
    await expect(canvas.queryByText(/Nada foi cobrado/)).toBeNull();
    const [onlyIf, ...quoted] = [
      canvas.getByRole("heading", { level: 2, name: "Se o banco recusar" }),
      canvas.getByText("Falha no pagamento!"),
      canvas.getByText(failureText),
    ];
    for (const text of quoted) {
      await expect(onlyIf.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Retentar pagamento" }));
    await expect(await canvas.findByText(/o banco continua sem resposta/)).toBeVisible();
    await expect(shopOf(context).events).toContainEqual({
      event: "select_content",
      content_type: "payment_failure",
      content_id: "retry",
    });
  },
});

export const RetryFindsItRefused = meta.story({
  name: "Ao retentar, o banco recusou: a recusa aparece nesta página",
  parameters: {
    spec: ["MAN-232"],
    shop: { path: "/aguardando", scenario: "banco-calado", realtime: "silent", timings: { second: 5 } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    const retry = await canvas.findByRole("button", { name: "Retentar pagamento" });
    announceAnew(shop, "NOT_PAID");
    shop.pass(0);
    await userEvent.click(retry);
    const heading = await canvas.findByRole("heading", { level: 1, name: "Falha no pagamento!" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText("Nada foi cobrado.")).toBeVisible();
    await expect(shop.address()).toBe("/aguardando");
  },
});

export const AnotherCardWithoutReply = meta.story({
  name: "O banco nunca respondeu: continua para outro cartão",
  parameters: {
    shop: { path: "/aguardando", scenario: "banco-calado", timings: { second: 5 }, endsAt: "/assinatura/payment" },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: noReply });
    // A missing reply of the bank does not block another card.
    await userEvent.click(canvas.getByRole("link", { name: "Usar outro cartão" }));
    await expect(await canvas.findByLabelText("Número do cartão")).toBeVisible();
  },
});

export const ServerDown = meta.story({
  name: "Nem aviso nem resposta",
  parameters: {
    shop: {
      path: "/aguardando",
      scenario: "pagamento-aprovado",
      realtime: "silent",
      faults: [{ path: "*", kind: "500" }],
      timings: { second: 5 },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: noReply });
    await userEvent.click(canvas.getByRole("button", { name: "Retentar pagamento" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Um erro ocorreu!");
  },
});

export const RetryFindsItPaid = meta.story({
  name: "Ao retentar, o banco já aprovou",
  parameters: {
    shop: { path: "/aguardando", scenario: "banco-calado", realtime: "silent", timings: { second: 5 } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    const retry = await canvas.findByRole("button", { name: "Retentar pagamento" });
    announceAnew(shop, "PAID");
    shop.pass(0);
    await userEvent.click(retry);
    await canvas.findByRole("heading", { name: "Pagamento aprovado!" });
    await expect(shop.address()).toBe("/aguardando");
  },
});

export const PaidWhileRetrying = meta.story({
  name: "Aprovado enquanto se retenta",
  parameters: { shop: { path: "/aguardando", scenario: "pagamento-recusado" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    shop.pass(3_000);
    const retry = await canvas.findByRole("button", { name: "Retentar pagamento" });
    let answer = (_late: Response) => {};
    const held = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { fetch } = window;
    const asking = spyOn(window, "fetch").mockImplementation((address, options) =>
      address === "/payment/get-data" ? held : fetch(address, options),
    );
    await userEvent.click(retry);
    await waitFor(() => expect(asking).toHaveBeenCalledWith("/payment/get-data", expect.anything()));
    announceAnew(shop, "PAID");
    shop.pass(0);
    await canvas.findByRole("heading", { name: "Pagamento aprovado!" });
    // The reply from before the approval arrives last, and must not open the card form.
    answer(Response.json({ payment_payload: { real_status: "NOT_PAID" } }));
    await new Promise(requestAnimationFrame);
    await expect(window.sessionStorage.getItem("petbox-another-card")).toBeNull();
    await expect(shop.address()).toBe("/aguardando");
  },
});

export const RetryRefused = meta.story({
  name: "Ao retentar, o servidor não consulta: o texto dele, com marcação",
  parameters: { shop: { path: "/aguardando", scenario: "pagamento-recusado" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    shop.pass(3_000);
    const retry = await canvas.findByRole("button", { name: "Retentar pagamento" });
    const message = "Espere um pouco. <b>O banco está fora do ar.</b>";
    shop.backend.setFaults([{ path: "/payment/get-data", kind: "refused", message }]);
    await userEvent.click(retry);
    await expect(await canvas.findByText("O banco está fora do ar.", { selector: "b" })).toBeInTheDocument();
  },
});

export const RetryPaysAgain = meta.story({
  name: "Ao retentar, continua para o cartão",
  parameters: {
    // No card is stored before it has paid, so a retry starts with the card form (decision 37).
    spec: ["MAN-368"],
    shop: { endsAt: "/payment_b", path: "/aguardando", scenario: "pagamento-recusado" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    shop.pass(3_000);
    const banks = within(await canvas.findByRole("list", { name: "Telefones dos bancos" }));
    for (const link of banks.getAllByRole("link"))
      await expect(link).toHaveAttribute("href", expect.stringMatching(/^tel:\d+$/));
    await expect(banks.getAllByRole("link").length).toBeGreaterThan(3);
    await userEvent.click(await canvas.findByRole("button", { name: "Retentar pagamento" }));
    await waitFor(() => expect(shop.address()).toBe("/payment_b"));
    // The empty form says how the retry ended.
    const refused = await canvas.findByText("O banco recusou este cartão de novo");
    const alert = refused.closest("[role=note]");
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent("Nada foi cobrado. Pague com outro cartão");
    const number = await canvas.findByLabelText("Número do cartão");
    await expect(refused.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const RetryWithoutReply = meta.story({
  name: "Cartão recusado pelo aviso, e ao retentar o banco não responde: não fica preso",
  parameters: { shop: { endsAt: "/payment_b", path: "/aguardando", scenario: "pagamento-recusado" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const shop = shopOf(context);
    shop.pass(3_000);
    const retry = await canvas.findByRole("button", { name: "Retentar pagamento" });
    // Only the event knows of the refusal: a query finds the payment open.
    for (const { outcome: _refused, ...open } of shop.store.subscriptions.all()) shop.store.subscriptions.put(open);
    await userEvent.click(retry);
    await waitFor(() => expect(shop.address()).toBe("/payment_b"));
    await expect(await canvas.findByLabelText("Número do cartão")).toBeVisible();
  },
});

export const AnotherBoxBegun = meta.story({
  name: "Outra caixa já começou: a confirmação não fala do pet novo",
  parameters: { shop: { path: "/pet/nome/", scenario: "pagamento-aprovado", endsAt: "/aguardando" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = () => canvas.findByRole("textbox", { name: "Nome do pet" });
    await userEvent.clear(await name());
    await userEvent.type(await name(), "Mika");
    await userEvent.click(canvas.getByRole("radio", { name: "Fêmea" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await canvas.findByRole("heading", { level: 1, name: "Qual é o porte da Mika?" });
    await userEvent.click(canvas.getByRole("link", { name: "Voltar" }));
    await name();
    await userEvent.click(canvas.getByRole("link", { name: "Voltar" }));
    await userEvent.click(await canvas.findByRole("link", { name: "Ver o pagamento da última compra" }));
    await canvas.findByRole("heading", { level: 1, name: "Estamos confirmando seu pagamento" });
    shopOf(context).pass(3_000);
    await canvas.findByRole("heading", { level: 1, name: "Pagamento aprovado!" });
    await expect(canvas.getByText(/^A assinatura do seu pet está confirmada\./)).toBeVisible();
    await expect(canvas.queryByText(/Mika|chega entre/)).toBeNull();
    await expect(canvas.getByRole("main").querySelector("[data-mood]")).toBeNull();
  },
});

export const NothingPaid = meta.story({
  name: "Sem pagamento enviado: volta para ele",
  parameters: { shop: { endsAt: "/payment_b", path: "/aguardando", scenario: "no-pagamento" } },
  play: async (context) => {
    await waitFor(() => expect(shopOf(context).address()).toBe("/payment_b"));
  },
});
