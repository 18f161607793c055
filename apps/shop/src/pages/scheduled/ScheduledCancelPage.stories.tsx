import { civilDate } from "@petbox/domain/calendar/civilDate";
import { scheduledCancelReasons } from "@petbox/domain/scheduled/scheduledCancel";
import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";

const shop = { path: "/assinaturas/higiene/CTR-TAPETE0098/cancelar", scenario: "compras-programadas" } as const;
const food = { ...shop, path: "/assinaturas/alimentos-umidos/CTR-UMIDOS0012/cancelar" } as const;

const meta = preview.meta({
  title: "Telas/Compras programadas/6 Cancelar",
  parameters: {
    synonyms: ["cancellation", "cancelamento"],
    shop,
  },
});

type Canvas = ReturnType<typeof within>;

const patient = { timeout: 20_000 };
const reasons = (canvas: Canvas): Promise<HTMLElement[]> => canvas.findAllByRole("radio", {}, patient);
const area = (canvas: Canvas) => canvas.getByRole("textbox", { name: /Conte o que houve/ });
const button = (canvas: Canvas) => canvas.getByRole("button", { name: "Cancelar assinatura" });
const texts = (radios: readonly HTMLElement[]) => radios.map((radio) => radio.closest("label")?.textContent);

async function canceled(canvas: Canvas, address: () => string): Promise<void> {
  await waitFor(() => expect(address()).toBe("/assinaturas"), patient);
  const notices = await canvas.findByRole("status", { name: "Avisos" });
  await waitFor(() => expect(within(notices).getByText("Sua assinatura foi cancelada com sucesso")).toBeVisible());
  await expect(within(notices).getByRole("img", { name: "Sucesso" })).toBeVisible();
}

export const Mats = meta.story({
  name: "Tapetes: o que acontece, por quê, e cancelada",
  parameters: {
    spec: ["MAN-030", "MAN-065", "MAN-066", "MAN-181", "MAN-182", "MAN-183", "MAN-184", "MAN-338"],
    shop: { ...shop, endsAt: "/assinaturas" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    const radios = await reasons(canvas);
    await expect(texts(radios)).toEqual([
      "Não gostei do Tapete",
      "Tive problemas com a entrega",
      "Achei muito caro",
      "Outro motivo",
    ]);
    await expect(
      canvas.getByText("A assinatura de 2 pacotes de tapete branco e lavanda (TAPETE0098) termina hoje."),
    ).toBeVisible();
    await expect(canvas.getByText("Você não paga mais nada, nem multa.")).toBeVisible();
    await expect(canvas.getByText("O envio que já foi pago ainda chega.")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Achei muito caro" }));
    await userEvent.type(area(canvas), "Encontrei mais barato.");
    await userEvent.dblClick(button(canvas));
    await canceled(canvas, address);
    await expect(store.subscriptions.get("TAPETE0098")).toMatchObject({ endedOn: "2026-03-10" });
    await expect(store.scheduledCancels.get("TAPETE0098")).toMatchObject({ reason: "Achei muito caro" });
    // One of the two remains with the box.
    await waitFor(() => expect(canvas.getAllByText("1 assinatura")).toHaveLength(2), patient);
  },
});

export const Food = meta.story({
  name: "Alimentos: motivos próprios, um só, e cancelada",
  parameters: {
    spec: ["SUB-109", "SUB-110", "SUB-328", "SUB-365", "SUB-383", "SUB-384", "MAN-033"],
    shop: { ...food, endsAt: "/assinaturas" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    const radios = await reasons(canvas);
    await expect(texts(radios)).toEqual([...scheduledCancelReasons["wet-food"]]);
    await userEvent.click(canvas.getByRole("radio", { name: "Pouca variedade de sabores" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Outro motivo" }));
    await expect(radios.filter((radio) => radio instanceof HTMLInputElement && radio.checked)).toHaveLength(1);
    await userEvent.type(area(canvas), "O gato se mudou.");
    await userEvent.click(button(canvas));
    await canceled(canvas, address);
    await expect(store.scheduledCancels.get("UMIDOS0012")).toMatchObject({ reason: "Outro motivo" });
  },
});

export const Overdue = meta.story({
  name: "Em atraso, e cancelada: ninguém mais pede o pagamento",
  parameters: { shop: { ...food, path: "/assinaturas/alimentos-umidos", endsAt: "/assinaturas" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address, backend, pass } = shopOf(context);
    const hub = await canvas.findByRole("link", { name: "Assinaturas" }, patient);
    const last = store.subscriptions.get("UMIDOS0021");
    if (last === undefined) throw new Error("The food is missing.");
    store.subscriptions.put({ ...last, card: { ...last.card, firstSix: "400000", lastFour: "0002" } });
    pass(35 * 24 * 60 * 60_000);
    await userEvent.click(hub);
    const owed = () => canvas.queryByRole("region", { name: /para regularizar$/ });
    await waitFor(() => expect(owed()).toHaveTextContent("alimentos úmidos"), patient);
    await userEvent.click(canvas.getByRole("link", { name: /^Gerenciar Alimentos úmidos/ }));
    await userEvent.click(await canvas.findByRole("link", { name: /^Ver detalhes.*UMIDOS0021/ }, patient));
    await userEvent.click(await canvas.findByRole("link", { name: "Cancelar assinatura" }, patient));
    await userEvent.click((await reasons(canvas))[0] ?? document.body);
    await userEvent.type(area(canvas), "O gato se mudou.");
    // The list of debts is read again, slowly.
    backend.setFaults([{ path: "/assinatura/needs-retry/", kind: "timeout" }]);
    await userEvent.click(button(canvas));
    await canceled(canvas, address);
    await expect(canvas.getByRole("link", { name: /^Gerenciar Alimentos úmidos/ })).toBeVisible();
    await expect(owed()).toBeNull();
  },
});

export const InApp = meta.story({
  name: "No aplicativo: cancelada, e ainda no aplicativo",
  parameters: { shop: { ...shop, path: `/app${shop.path}`, endsAt: "/app/assinaturas" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [first] = await reasons(canvas);
    await userEvent.click(first ?? document.body);
    await userEvent.type(area(canvas), "Encontrei mais barato.");
    await userEvent.click(button(canvas));
    await waitFor(() => expect(shopOf(context).address()).toBe("/app/assinaturas"), patient);
  },
});

/** Each missing field shows its error. */
async function saysWhatIsMissing(canvas: Canvas, click: (element: Element) => Promise<void>): Promise<void> {
  const [first] = await reasons(canvas);
  await click(button(canvas));
  const group = first?.closest("fieldset");
  if (!group) throw new Error("The reasons are no group.");
  await waitFor(() => expect(within(group).getByText("Por favor selecione o campo acima")).toBeVisible());
  await expect(area(canvas)).toHaveAccessibleDescription(/Por favor, preencha este campo/);
  await expect(canvas.getByText("0 de 2000")).toBeVisible();
}

export const MatsMissing = meta.story({
  name: "Tapetes: falta o motivo, falta a descrição",
  parameters: { spec: ["MAN-255", "MAN-256", "MAN-257", "MAN-258"] },
  play: async ({ canvas, userEvent }) => saysWhatIsMissing(canvas, (element) => userEvent.click(element)),
});

export const FoodMissing = meta.story({
  name: "Alimentos: falta o motivo, falta a descrição",
  parameters: { spec: ["SUB-293", "SUB-294", "SUB-295", "SUB-296"], shop: food },
  play: async ({ canvas, userEvent }) => saysWhatIsMissing(canvas, (element) => userEvent.click(element)),
});

export const TooLong = meta.story({
  name: "2.001 caracteres: um a mais",
  parameters: { spec: ["SUB-297", "MAN-258"], shop: { ...food, endsAt: "/assinaturas" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address } = shopOf(context);
    await userEvent.click((await reasons(canvas))[0] ?? document.body);
    await userEvent.click(area(canvas));
    await userEvent.paste("a".repeat(2_001));
    await expect(canvas.getByText("2001 de 2000")).toBeVisible();
    await userEvent.click(button(canvas));
    await waitFor(() => expect(area(canvas)).toHaveAccessibleDescription(/Escreva até 2\.000 caracteres/));
    await userEvent.type(area(canvas), "{Backspace}");
    await userEvent.click(button(canvas));
    await canceled(canvas, address);
  },
});

export const MatsFailed = meta.story({
  name: "Não deu certo: diz o que houve, e nada se perde",
  parameters: {
    spec: ["MAN-371"],
    shop: { ...shop, faults: [{ path: "/assinaturas/higiene/{code}/cancelar", kind: "500" }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await reasons(canvas))[1] ?? document.body);
    await userEvent.type(area(canvas), "Chegou rasgado.");
    await userEvent.click(button(canvas));
    await expect(
      await canvas.findByText("um erro ocorreu, por favor entre em contato com nosso atendimento"),
    ).toBeVisible();
    await expect(area(canvas)).toHaveValue("Chegou rasgado.");
  },
});

export const FoodFailed = MatsFailed.extend({
  name: "Alimentos: não deu certo",
  parameters: {
    spec: ["SUB-364"],
    shop: { ...food, faults: [{ path: "/assinaturas/alimentos-umidos/{code}/cancelar", kind: "500" }] },
  },
});

export const CanceledElsewhere = meta.story({
  name: "Cancelada no celular com esta página aberta, e recusada aqui: mostra que já foi",
  parameters: {
    shop: {
      ...shop,
      faults: [
        { path: "/assinaturas/higiene/{code}/cancelar", kind: "refused", message: "Esta assinatura já foi cancelada." },
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    await userEvent.click((await reasons(canvas))[1] ?? document.body);
    await userEvent.type(area(canvas), "Chegou rasgado.");
    const mats = store.subscriptions.get("TAPETE0098");
    if (mats === undefined) throw new Error("There are no mats.");
    store.subscriptions.put({ ...mats, endedOn: civilDate(2026, 3, 10) });
    await userEvent.click(button(canvas));
    await expect(await canvas.findByText(/^Cancelada em 10 de março/, undefined, patient)).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent(/Esta assinatura já foi cancelada\.$/);
    await expect(canvas.getByRole("main")).toContainElement(document.querySelector<HTMLElement>(":focus"));
    await expect(canvas.queryByRole("button", { name: "Cancelar assinatura" })).toBeNull();
  },
});

export const AlreadyCanceled = meta.story({
  name: "Já foi cancelada: diz desde quando, e o que ainda chega",
  parameters: {
    shop: { path: "/assinaturas/alimentos-umidos/SACHES0082/cancelar", scenario: "produto-esgotado" },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Cancelada em 9 de março: nada mais é cobrado/, undefined, patient),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Cancelar assinatura" })).toBeNull();
  },
});

export const NarrowAndDark = meta.story({
  name: "No escuro, no celular mais estreito",
  globals: { theme: "dark", viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await reasons(canvas)).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
