import { civilDate } from "@petbox/domain/calendar/civilDate";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, spyOn, type userEvent, waitFor, within } from "storybook/test";

/** Bob's box of this month has shipped, so nothing is charged now. */
const bob = { path: "/subscription-trail/ATIVA00001", scenario: "assinante" } as const;
/** Luísa paid today, and Tobias's box is not packed yet. */
const tobias = { path: "/subscription-trail/TOBIA00002", scenario: "primeira-caixa" } as const;
const boxes = "/assinaturas/box";

const meta = preview.meta({
  title: "Telas/Assinaturas/4 Turbine sua assinatura",
  parameters: {
    synonyms: ["upsell", "upgrade"],
    // The success stays visible.
    shop: { ...bob, timings: { second: 3_600_000 } },
  },
});

type Canvas = Pick<ReturnType<typeof within>, "findByRole" | "getByRole" | "findByText">;
type User = Pick<typeof userEvent, "click">;

const choose = async (canvas: Canvas, user: User, name: RegExp) =>
  user.click(await canvas.findByRole("radio", { name }));
const add = (canvas: Canvas, user: User) => user.click(canvas.getByRole("button", { name: "Incluir Item Extra!" }));

/** The old and the new value of a row in the summary. */
async function changeOf(canvas: Canvas, name: RegExp): Promise<readonly (string | null)[]> {
  const head = await canvas.findByRole("rowheader", { name });
  const cells = head.closest("tbody")?.querySelectorAll("td") ?? [];
  return [...cells].map(({ textContent }) => textContent);
}

export const Choosing = meta.story({
  name: "As categorias, e nada escolhido",
  parameters: { spec: ["MAN-023", "MAN-058", "MAN-059", "MAN-157", "MAN-412"] },
  play: async ({ canvas }) => {
    const radios = await canvas.findAllByRole("radio");
    await expect(canvas.getByRole("heading", { level: 1, name: "Turbine sua assinatura" })).toBeVisible();
    await waitFor(() => expect(document.title).toContain("Turbine sua assinatura"));
    await expect(radios).toHaveLength(3);
    for (const radio of radios) await expect(radio).not.toBeChecked();
    const toy = canvas.getByRole("radio", { name: /^Brinquedo extra/ });
    await expect(toy).toHaveAccessibleName(/Um brinquedo a mais em cada caixa.*\+ R\$19,90 por mês/);
    const pictures = canvas.getAllByRole("presentation").filter((each) => each.getAttribute("src")?.includes("extra-"));
    await expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      await waitFor(() => expect(picture).toHaveProperty("complete", true));
      await expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["200", "200"]);
      await expect(picture).toHaveProperty("naturalWidth", 200);
    }
    await expect(canvas.getByRole("link", { name: /^Assinatura do Bob/ })).toHaveAttribute("href", "/plano/ATIVA00001");
  },
});

export const Nothing = meta.story({
  name: "Sem categoria: pede uma",
  parameters: { spec: ["MAN-259", "MAN-260"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findAllByRole("radio");
    await add(canvas, userEvent);
    const text = "Por favor selecione uma categoria antes de avançar.";
    const group = canvas.getByRole("radiogroup", { name: "Escolha uma categoria" });
    await waitFor(() => expect(group).toHaveAccessibleDescription(text));
    await expect(canvas.getAllByText(text)[0]).toBeVisible();
    await expect(shopOf(context).store.subscriptions.get("ATIVA00001")).not.toHaveProperty("extraItem");
    await choose(canvas, userEvent, /^Petisco extra/);
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
  },
});

export const NothingNow = meta.story({
  name: "Nada cobrado agora: antes, depois e o caminho de volta",
  parameters: { spec: ["MAN-413", "MAN-414"] },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, /^Brinquedo extra/);
    await expect(await changeOf(canvas, /^Cobrado agora/)).toEqual(["Nada", "Nada"]);
    await expect(await changeOf(canvas, /^Valor por mês/)).toEqual(["R$69,90", "R$89,80"]);
    await expect(await changeOf(canvas, /^Próxima cobrança em 08\/04\/2026/)).toEqual(["R$69,90", "R$89,80"]);
    await expect(await changeOf(canvas, /^No fim do período, em 08\/02\/2027/)).toEqual([
      "A assinatura se renova sem item extra",
      "A assinatura se renova com o item",
    ]);
    await expect(canvas.getByText(/você retira o item por aqui até 07\/04\/2026/)).toBeVisible();
    await expect(canvas.getByText(/a multa cresce com o item: R\$1,99 a mais por mês que faltar\.$/)).toBeVisible();
    // Another choice updates the summary at once.
    await choose(canvas, userEvent, /^Petisco extra/);
    await expect(await changeOf(canvas, /^Valor por mês/)).toEqual(["R$69,90", "R$77,80"]);
  },
});

export const Added = meta.story({
  name: "Incluído: cobra a caixa já paga e muda cada mês",
  parameters: {
    spec: ["MAN-322", "MAN-323", "MAN-361", "MAN-413", "MAN-414"],
    shop: { ...tobias, timings: { second: 3_600_000 } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address, pass } = shopOf(context);
    await choose(canvas, userEvent, /^Petisco extra/);
    await expect(await changeOf(canvas, /^Cobrado agora/)).toEqual(["Nada", "R$7,90, pela caixa que já está paga"]);
    await expect(
      canvas.getByText(/R\$7,90 são cobrados na forma de pagamento desta assinatura\. Depois disso/),
    ).toBeVisible();
    const [, nextAmount] = await changeOf(canvas, /^Próxima cobrança/);
    // A double press adds it once.
    const button = canvas.getByRole("button", { name: "Incluir Item Extra!" });
    await fireEvent.click(button);
    await fireEvent.click(button);
    const done = await canvas.findByRole("heading", { level: 1, name: "Sucesso!" });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(canvas.getByText("Sua assinatura foi alterada com sucesso!")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ver minhas assinaturas" })).toHaveAttribute("href", boxes);
    await expect(address()).toBe(tobias.path);
    await expect(store.subscriptions.get("TOBIA00002")?.extraItem).toMatchObject({ tag: "petisco", monthlyPrice: 790 });
    await expect(store.extraCharges.all().map(({ amount }) => amount)).toEqual([790]);
    // A month later, the charge is the shown amount.
    pass(35 * 24 * 60 * 60_000);
    const charge = store.charges.get("TOBIA00002-2");
    await expect(`R$${((charge?.amount ?? 0) / 100).toFixed(2).replace(".", ",")}`).toBe(nextAmount);
  },
});

export const Redirected = meta.story({
  name: "Depois do sucesso, as assinaturas",
  parameters: { spec: ["MAN-025", "MAN-362"], shop: { ...bob, endsAt: boxes, timings: { second: 5 } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(canvas, userEvent, /^Petisco extra/);
    await add(canvas, userEvent);
    await waitFor(() => expect(shopOf(context).address()).toBe(boxes));
    await expect(shopOf(context).arrival()).toBe("REPLACE");
    await expect(await canvas.findByRole("heading", { level: 1, name: "Assinaturas de BOX" })).toBeVisible();
  },
});

export const OnlyOne = meta.story({
  name: "Uma só categoria: já vem escolhida",
  parameters: {
    spec: ["MAN-261", "MAN-417"],
    shop: { path: "/subscription-trail/COCAD00006", scenario: "um-item-extra" },
  },
  play: async ({ canvas }) => {
    const only = await canvas.findByRole("radio", { name: /^Petisco extra/ });
    await expect(only).toBeChecked();
    await expect(await changeOf(canvas, /^Valor por mês/)).toEqual(["R$74,90", "R$87,80"]);
  },
});

/** The failure message. */
async function failureIn(canvas: Canvas): Promise<HTMLElement> {
  const title: HTMLElement = await canvas.findByText("ops...");
  const alert = title.closest<HTMLElement>("[role=alert]");
  if (alert === null) throw new Error("It is not announced.");
  return alert;
}

export const Refused = meta.story({
  name: "Cartão recusado: nada muda, e dá para tentar de novo",
  parameters: { spec: ["MAN-360"], shop: { ...tobias, timings: { second: 3_600_000 } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const before = store.subscriptions.get("TOBIA00002");
    if (before === undefined) throw new Error("Nobody subscribes.");
    store.subscriptions.put({ ...before, card: { ...before.card, firstSix: "400000", lastFour: "0002" } });
    await choose(canvas, userEvent, /^Petisco extra/);
    await add(canvas, userEvent);
    const alert = await failureIn(canvas);
    await expect(await within(alert).findByRole("link", { name: "Conferir meus cartões" })).toHaveAttribute(
      "href",
      "/dados-cliente?q=cartao",
    );
    await expect(alert.innerHTML).toContain(
      "Não foi possivel realizar seu pagamento.<br>O banco não autorizou o cartão final 0002. Nada foi cobrado.",
    );
    await expect(store.extraCharges.all()).toEqual([]);
    await expect(canvas.getByRole("radio", { name: /^Petisco extra/ })).toBeChecked();
    store.subscriptions.put(before);
    await add(canvas, userEvent);
    await expect(await canvas.findByRole("heading", { name: "Sucesso!" })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: "O servidor falha, ou não há internet",
  parameters: { spec: ["MAN-360"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend } = shopOf(context);
    await choose(canvas, userEvent, /^Petisco extra/);
    const text = "Não foi possivel realizar seu pagamento.";
    for (const [kind, message] of [
      ["500", text],
      ["refused", text],
      ["not-json", text],
      ["offline", `${text} A resposta não chegou, e o item pode já estar na sua assinatura`],
    ] as const) {
      backend.setFaults([{ path: "/upsell/{moip_contract_id}", kind }]);
      await add(canvas, userEvent);
      await waitFor(async () => expect(await failureIn(canvas)).toHaveTextContent(message));
    }
    backend.setFaults([]);
    await add(canvas, userEvent);
    await expect(await canvas.findByRole("heading", { name: "Sucesso!" })).toBeVisible();
  },
});

export const ReplyLost = meta.story({
  name: "A resposta se perdeu, e o item entrou: a página diz que já tem",
  parameters: { shop: { ...bob, faults: [{ path: "/upsell/{moip_contract_id}", kind: "lost-reply", times: 1 }] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(canvas, userEvent, /^Petisco extra/);
    await add(canvas, userEvent);
    await expect(await canvas.findByRole("heading", { name: /já tem Petisco extra$/ })).toBeVisible();
    await expect(canvas.queryByText(/^Não foi possivel realizar seu pagamento/)).toBeNull();
    await expect(shopOf(context).store.subscriptions.get("ATIVA00001")?.extraItem).toMatchObject({ tag: "petisco" });
  },
});

export const ReplyLostUnnamed = meta.story({
  name: "A resposta se perdeu, e o servidor não diz qual item entrou: o valor por mês mostra que sim",
  parameters: {
    spec: ["MAN-361"],
    shop: {
      ...bob,
      timings: { second: 3_600_000 },
      faults: [{ path: "/upsell/{moip_contract_id}", kind: "lost-reply", times: 1 }],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend } = shopOf(context);
    await choose(canvas, userEvent, /^Petisco extra/);
    const answer = backend.fetch;
    spyOn(backend, "fetch").mockImplementation(async (request) => {
      const response = await answer(request);
      if (response.status !== 200) return response;
      // The documents have no such field.
      return new Response((await response.text()).replaceAll('"extra_item"', '"unknown_field"'), response);
    });
    await add(canvas, userEvent);
    await expect(await canvas.findByRole("heading", { name: "Sucesso!" })).toBeVisible();
  },
});

export const SoldOutMeanwhile = meta.story({
  name: "Esgotou entre a lista e o botão",
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(canvas, userEvent, /^Petisco extra/);
    shopOf(context).store.soldOutItems.put({ tag: "petisco" });
    await add(canvas, userEvent);
    await expect(await canvas.findByText(/Este item acabou de se esgotar\./)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("radio", { name: /^Petisco extra/ })).toBeNull());
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
    await choose(canvas, userEvent, /^Brinquedo extra/);
    await add(canvas, userEvent);
    await expect(await canvas.findByRole("heading", { name: "Sucesso!" })).toBeVisible();
  },
});

export const LastSoldOutMeanwhile = meta.story({
  name: "O único item esgotou entre a lista e o botão: diz por que não entrou",
  parameters: { shop: { path: "/subscription-trail/COCAD00006", scenario: "um-item-extra" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const only = await canvas.findByRole("radio", { name: /^Petisco extra/ });
    shopOf(context).store.soldOutItems.put({ tag: only.getAttribute("value") ?? "" });
    await add(canvas, userEvent);
    await expect(await failureIn(canvas)).toHaveTextContent(/Este item acabou de se esgotar\.$/);
    await expect(canvas.getByRole("heading", { name: "Nenhum item extra disponível agora" })).toBeVisible();
    await expect(canvas.getByRole("main")).toContainElement(document.querySelector<HTMLElement>(":focus"));
  },
});

export const ChargedMeanwhile = meta.story({
  name: "Uma caixa já paga passou a levar o item: nada é cobrado antes de o novo valor aparecer",
  parameters: { spec: ["MAN-414"] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    await choose(canvas, userEvent, /^Petisco extra/);
    await expect(await changeOf(canvas, /^Cobrado agora/)).toEqual(["Nada", "Nada"]);
    const box = store.shipments.all().findLast(({ subscriptionCode }) => subscriptionCode === "ATIVA00001");
    if (box === undefined) throw new Error("Nobody subscribes.");
    const { chargeId, subscriptionCode } = box;
    store.shipments.put({ chargeId, subscriptionCode, openedOn: civilDate(2026, 3, 10) });
    await add(canvas, userEvent);
    await expect(await failureIn(canvas)).toHaveTextContent(
      /ops\.\.\. ?O valor cobrado agora passou de nada para R\$7,90\. Nada foi cobrado: confira e, se concordar, inclua o item de novo\.$/,
    );
    await expect(await changeOf(canvas, /^Cobrado agora/)).toEqual(["Nada", "R$7,90, pela caixa que já está paga"]);
    await expect(store.subscriptions.get("ATIVA00001")).not.toHaveProperty("extraItem");
    await expect(store.extraCharges.all()).toEqual([]);
    await add(canvas, userEvent);
    await expect(await canvas.findByRole("heading", { name: "Sucesso!" })).toBeVisible();
    await expect(store.extraCharges.all().map(({ amount }) => amount)).toEqual([790]);
  },
});

export const Unread = meta.story({
  name: "A página, ou a lista, não responde: nada é cobrado antes de conferir",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend, store } = shopOf(context);
    await choose(canvas, userEvent, /^Petisco extra/);
    for (const path of ["/subscription-trail/:code", "/trilhas-extra/{trilha}"]) {
      backend.setFaults([{ path, kind: "500" }]);
      await add(canvas, userEvent);
      await expect(await failureIn(canvas)).toHaveTextContent(
        /ops\.\.\. ?Não deu para conferir os valores agora, e nada foi cobrado\. Tente de novo\.$/,
      );
      await expect(canvas.getByRole("radio", { name: /^Petisco extra/ })).toBeChecked();
      await expect(store.subscriptions.get("ATIVA00001")).not.toHaveProperty("extraItem");
    }
    backend.setFaults([]);
    await add(canvas, userEvent);
    await expect(await canvas.findByRole("heading", { name: "Sucesso!" })).toBeVisible();
  },
});

export const SoldOut = meta.story({
  name: "Nenhum item extra disponível",
  parameters: { shop: { path: bob.path, scenario: "itens-esgotados" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nenhum item extra disponível agora" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Incluir Item Extra!" })).toBeNull();
  },
});

export const ListFailed = meta.story({
  name: "A lista não carrega: tenta de novo",
  parameters: {
    spec: ["MAN-323"],
    shop: { ...bob, faults: [{ path: "/trilhas-extra/{trilha}", kind: "500", times: 1 }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Não deu para carregar os itens extras")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Tentar de novo" }));
    await expect(await canvas.findAllByRole("radio")).toHaveLength(3);
  },
});

export const HasOne = meta.story({
  name: "Já tem um, que foi cobrado",
  parameters: { shop: { path: "/subscription-trail/FAROFA0001", scenario: "item-extra" } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "A caixa da Farofa já tem Brinquedo extra" }),
    ).toBeVisible();
    await expect(canvas.getByText(/por R\$19,90 a mais por mês/)).toBeVisible();
    await expect(canvas.getByText(/fale com o nosso atendimento/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Falar com a gente/ })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Retirar o item extra" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Incluir Item Extra!" })).toBeNull();
  },
});

export const TakenOut = meta.story({
  name: "Já tem um, ainda não cobrado: pode sair",
  parameters: { shop: { path: "/subscription-trail/FUBA000001", scenario: "item-extra" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, backend } = shopOf(context);
    await expect(await canvas.findByText(/Nada foi cobrado por ele ainda: você pode retirá-lo até/)).toBeVisible();
    const ask = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Retirar o item extra" }));
      return within(await canvas.findByRole("alertdialog", { name: "Retirar Petisco extra?" }));
    };
    await userEvent.click((await ask()).getByRole("button", { name: "Manter o item" }));
    await expect(store.subscriptions.get("FUBA000001")).toHaveProperty("extraItem");
    backend.setFaults([{ path: "/upsell/{moip_contract_id}/remover", kind: "500", times: 1 }]);
    const question = await ask();
    await waitFor(() => expect(question.getByText(/você pode incluir um item de novo quando quiser/)).toBeVisible());
    // The current and the new state, before the confirmation.
    await expect(question.getByRole("table", { name: "O que muda sem Petisco extra" })).toBeVisible();
    await expect(await changeOf(question, /^Cobrado agora/)).toEqual(["Nada", "Nada"]);
    await expect(await changeOf(question, /^Valor por mês/)).toEqual(["R$77,80", "R$69,90"]);
    await expect(await changeOf(question, /^Próxima cobrança/)).toEqual(["R$77,80", "R$69,90"]);
    await expect(await changeOf(question, /^No fim do período/)).toEqual([
      "A assinatura se renova com o item",
      "A assinatura se renova sem item extra",
    ]);
    await userEvent.click(question.getByRole("button", { name: "Sim, retirar" }));
    await expect(await question.findByText("Um erro ocorreu!")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Sim, retirar" }));
    await expect(await canvas.findByText("O item extra foi retirado, e nada foi cobrado por ele.")).toBeVisible();
    // The choice is shown again.
    await expect(await canvas.findAllByRole("radio")).toHaveLength(3);
    await expect(store.subscriptions.get("FUBA000001")).not.toHaveProperty("extraItem");
    // The pressed button is gone.
    await waitFor(() => expect(canvas.getByRole("main").contains(document.activeElement)).toBe(true));
  },
});

export const TakenOutUnread = meta.story({
  name: "Retirado, e a página não responde mais: o item já saiu",
  parameters: { shop: { path: "/subscription-trail/FUBA000001", scenario: "item-extra" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Retirar o item extra" }));
    shopOf(context).backend.setFaults([{ path: "/subscription-trail/:code", kind: "500" }]);
    const question = within(await canvas.findByRole("alertdialog", { name: "Retirar Petisco extra?" }));
    await userEvent.click(question.getByRole("button", { name: "Sim, retirar" }));
    await expect(await canvas.findByText("O item extra foi retirado, e nada foi cobrado por ele.")).toBeVisible();
    await userEvent.click((await canvas.findAllByRole("radio"))[0] ?? canvas.getByRole("main"));
    await expect(await changeOf(canvas, /^Valor por mês/)).toEqual(["R$69,90", expect.any(String)]);
  },
});

export const TakenOutWhileLeaving = meta.story({
  name: "Retirado com o cancelamento pedido: diminui a multa, e diz que saiu",
  parameters: { shop: { path: "/assinaturas/box", scenario: "item-extra", endsAt: "/subscription-trail/FUBA000001" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { subscriptions } = shopOf(context).store;
    const plan = await canvas.findByRole("link", { name: /^Ver assinatura.*FUBA000001/ });
    const fuba = subscriptions.get("FUBA000001");
    if (fuba) subscriptions.put({ ...fuba, cancelAskedOn: civilDate(2026, 3, 10) });
    await userEvent.click(plan);
    await userEvent.click(await canvas.findByRole("link", { name: "Retirar o item e diminuir a multa" }));
    await expect(await canvas.findByText(/você pode retirá-lo antes do cancelamento\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirar o item extra" }));
    const question = within(await canvas.findByRole("alertdialog", { name: "Retirar Petisco extra?" }));
    await waitFor(() =>
      expect(question.getByText(/Se o cancelamento tiver multa, ela diminui sem o item/)).toBeVisible(),
    );
    await expect(question.queryByText(/de novo/)).toBeNull();
    await userEvent.click(question.getByRole("button", { name: "Sim, retirar" }));
    await expect(await canvas.findByText("O item extra foi retirado, e nada foi cobrado por ele.")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Você pediu o cancelamento desta assinatura" })).toBeVisible();
    await expect(subscriptions.get("FUBA000001")).not.toHaveProperty("extraItem");
  },
});

type Play = { readonly canvas: Pick<ReturnType<typeof within>, "findByRole" | "getAllByRole" | "queryByRole"> };

const isNotOffered =
  (code: string, title: string) =>
  async ({ canvas }: Play) => {
    await expect(await canvas.findByRole("heading", { name: title })).toBeVisible();
    for (const link of canvas.getAllByRole("link", { name: /^(Voltar à assinatura|Assinatura d)/ })) {
      await expect(link).toHaveAttribute("href", `/plano/${code}`);
    }
    await expect(canvas.queryByRole("button", { name: "Incluir Item Extra!" })).toBeNull();
  };

export const NotForPlan = meta.story({
  name: "O plano não aceita itens extras",
  parameters: { spec: ["MAN-202"], shop: { path: "/subscription-trail/URSO000001", scenario: "sem-item-extra" } },
  play: isNotOffered("URSO000001", "Este plano não aceita itens extras"),
});

export const LastBox = meta.story({
  name: "A última caixa já saiu",
  parameters: { shop: { path: "/subscription-trail/SAGU000001", scenario: "sem-item-extra" } },
  play: isNotOffered("SAGU000001", "A última caixa desta assinatura já foi embalada"),
});

export const CancelAsked = meta.story({
  name: "Cancelamento pedido: nada novo é vendido",
  parameters: { shop: { path: "/subscription-trail/JUJUBA0001", scenario: "sem-item-extra" } },
  play: isNotOffered("JUJUBA0001", "Você pediu o cancelamento desta assinatura"),
});

export const Overdue = meta.story({
  name: "Em atraso: primeiro o pagamento",
  parameters: { spec: ["MAN-202"], shop: { path: "/subscription-trail/THOR000002", scenario: "cartao-recusado" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Há um pagamento em atraso" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ver e regularizar" })).toHaveAttribute("href", "/plano/THOR000002");
  },
});

export const Ended = meta.story({
  name: "Assinatura que terminou",
  parameters: { spec: ["MAN-202"], shop: { path: "/subscription-trail/LOLA000001", scenario: "quem-saiu" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Esta assinatura não está mais ativa" })).toBeVisible();
  },
});

const isNothing = async ({ canvas }: Play) => {
  await expect(await canvas.findByRole("heading", { level: 1, name: /Farejamos tudo/ })).toBeVisible();
  await waitFor(() => expect(document.title).toBe("Página não encontrada · PetBox"));
};

export const Nobodys = meta.story({
  name: "De ninguém",
  parameters: { shop: { path: "/subscription-trail/NADA000000", scenario: "assinante" } },
  play: isNothing,
});

export const Anothers = meta.story({
  name: "De outra pessoa: como se não existisse",
  parameters: {
    shop: {
      path: "/subscription-trail/BENTO00002",
      scenario: "vizinhanca",
      visitor: { session: { customerCode: "conta0003", reach: "account" }, customerCode: "conta0003" },
    },
  },
  play: async (context) => {
    await expect(shopOf(context).store.subscriptions.get("BENTO00002")).toBeDefined();
    await isNothing(context);
  },
});

export const Endless = meta.story({
  name: "Trezentos caracteres",
  parameters: { shop: { path: `/subscription-trail/${"x".repeat(300)}`, scenario: "assinante" } },
  play: isNothing,
});

export const Slashes = meta.story({
  name: "Com barras",
  parameters: { shop: { path: "/subscription-trail/ATIVA00001%2F..%2F..", scenario: "assinante" } },
  play: isNothing,
});

export const TwoTabs = meta.story({
  name: "Duas abas: a segunda vê o que a primeira incluiu",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    await choose(canvas, userEvent, /^Petisco extra/);
    // Another tab has added an item.
    const subscription = store.subscriptions.get("ATIVA00001");
    if (subscription?.startedOn === undefined) throw new Error("Nobody subscribes.");
    const extraItem = { tag: "brinquedo", name: "Brinquedo extra", monthlyPrice: 1_990, since: subscription.startedOn };
    store.subscriptions.put({ ...subscription, extraItem });
    await add(canvas, userEvent);
    await expect(await canvas.findByRole("heading", { name: "A caixa do Bob já tem Brinquedo extra" })).toBeVisible();
    await expect(store.subscriptions.get("ATIVA00001")?.extraItem?.tag).toBe("brinquedo");
  },
});

export const InApp = meta.story({
  name: "No aplicativo",
  parameters: {
    spec: ["MAN-023"],
    shop: { ...bob, path: `/app${bob.path}`, endsAt: `/app${boxes}`, timings: { second: 5 } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(canvas, userEvent, /^Petisco extra/);
    await expect(canvas.getByRole("link", { name: /^Assinatura do Bob/ })).toHaveAttribute(
      "href",
      "/app/plano/ATIVA00001",
    );
    await add(canvas, userEvent);
    await waitFor(() => expect(shopOf(context).address()).toBe(`/app${boxes}`));
  },
});
export const Phone = NothingNow.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
export const Dark = NothingNow.extend({ name: "No escuro", globals: { theme: "dark" } });
