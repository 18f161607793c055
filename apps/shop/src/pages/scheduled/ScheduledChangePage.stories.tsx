import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";

const mats = "/assinaturas/higiene/CTR-TAPETE0098";
const food = "/assinaturas/alimentos-umidos/CTR-UMIDOS0012";
const shop = { path: `${mats}/alterar`, scenario: "compras-programadas" } as const;

const meta = preview.meta({
  title: "Telas/Compras programadas/5 Alterar",
  parameters: {
    synonyms: ["change", "edit", "editar"],
    shop,
  },
});

type Canvas = ReturnType<typeof within>;

const patient = { timeout: 20_000 };
const opened = (canvas: Canvas) => canvas.findByRole("heading", { name: "Resumo" }, patient);
const white = (canvas: Canvas) => canvas.getByRole("checkbox", { name: "Tapete branco" });
const lavender = (canvas: Canvas) => canvas.getByRole("checkbox", { name: "Tapete super premium de lavanda" });
const more = (canvas: Canvas, item: string) => canvas.getByRole("button", { name: `Aumentar: ${item}` });
const rows = (canvas: Canvas) =>
  within(canvas.getByRole("table", { name: "O que muda" }))
    .getAllByRole("row")
    .map(({ textContent }) => textContent);
/** The prices from each quantity on, and which one applies. */
const stepsIn = (canvas: Canvas) =>
  [...(canvas.getByText(/^Preço de cada sachê/).parentElement?.querySelectorAll("dl > div") ?? [])].map(
    (step) => `${step.textContent}${step.hasAttribute("aria-current") ? " (vale agora)" : ""}`,
  );
const save = (canvas: Canvas) => canvas.getByRole("button", { name: "Salvar alterações" });

export const Mats = meta.story({
  name: "Tapetes: o que muda, antes de salvar; e salvo",
  parameters: {
    spec: ["MAN-029", "MAN-063", "MAN-064", "MAN-223", "MAN-336", "MAN-405", "MAN-406"],
    shop: { ...shop, endsAt: mats },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    await opened(canvas);
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.getByText(/^Um tapete por dia custa de R\$[\d,]+ a R\$[\d,]+, conforme/)).toBeVisible();
    await userEvent.click(more(canvas, "Tapete branco"));
    await userEvent.click(lavender(canvas));
    await expect(canvas.getByText("2 pacotes × R$62,90 = R$125,80")).toBeVisible();
    await expect(rows(canvas)).toEqual([
      "HojeDepois",
      ...["Em cada envio", "2 pacotes2 pacotes", "Frete", "Frete GrátisFrete Grátis"],
      ...["Próxima cobrança em 09/04/2026", "R$154,80R$125,80"],
    ]);
    await expect(
      canvas.getByText(
        /primeiro envio com a mudança é o da cobrança de 9 de abril de 2026, e vai com o BOX seguinte da Pandora/,
      ),
    ).toBeVisible();
    await userEvent.click(save(canvas));
    await waitFor(() => expect(address()).toBe(mats), patient);
    await waitFor(() => expect(canvas.getByText("2 pacotes, R$125,80 por mês")).toBeVisible());
    const notices = await canvas.findByRole("status", { name: "Avisos" });
    await waitFor(() =>
      expect(notices).toHaveTextContent("Mudança salva: vale a partir da cobrança de 9 de abril de 2026."),
    );
    await expect(store.subscriptions.get("TAPETE0098")).toMatchObject({
      amount: 12_580,
      freight: 0,
      purchase: { items: [{ sku: "TAP-BRANCO", quantity: 2 }] },
    });
  },
});

export const InApp = meta.story({
  name: "No aplicativo: salvo, e ainda no aplicativo",
  parameters: { shop: { ...shop, path: `/app${shop.path}`, endsAt: `/app${mats}` } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(canvas);
    await userEvent.click(more(canvas, "Tapete branco"));
    await userEvent.click(save(canvas));
    await waitFor(() => expect(shopOf(context).address()).toBe(`/app${mats}`), patient);
  },
});

export const OneStays = meta.story({
  name: "Um tapete tem que ficar",
  parameters: { spec: ["MAN-277", "MAN-278"] },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    await userEvent.click(lavender(canvas));
    await expect(canvas.queryByText("Selecione uma opção de tapete")).toBeNull();
    await userEvent.click(white(canvas));
    await expect(canvas.getByText("Selecione uma opção de tapete")).toBeVisible();
    await expect(white(canvas)).toBeChecked();
    await userEvent.click(lavender(canvas));
    await expect(canvas.queryByText("Selecione uma opção de tapete")).toBeNull();
  },
});

export const OneFoodStays = meta.story({
  name: "Um alimento tem que ficar",
  parameters: { spec: ["MAN-281"], shop: { ...shop, path: "/assinaturas/alimentos-umidos/CTR-UMIDOS0020/alterar" } },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    const chicken = canvas.getByRole("checkbox", { name: "Frango, abóbora e arroz" });
    await userEvent.click(chicken);
    await expect(canvas.getByText("Selecione uma opção de alimento")).toBeVisible();
    await expect(chicken).toBeChecked();
  },
});

export const Food = meta.story({
  name: "Alimentos: o preço cai com a quantidade, e diz quanto falta",
  parameters: {
    spec: [...["MAN-032", "MAN-067", "MAN-068", "MAN-069", "MAN-335", "MAN-401", "MAN-402", "MAN-403", "MAN-404"]],
    shop: { ...shop, path: `${food}/alterar`, endsAt: food },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    await opened(canvas);
    await expect(canvas.getByText("24 sachês de peixe e frango com abóbora (UMIDOS0012)")).toBeVisible();
    await expect(stepsIn(canvas)).toEqual(["12+R$8,90", "18+R$8,50", "24+R$7,90 (vale agora)", "36+R$7,50"]);
    await expect(canvas.getByText("Com mais 12 sachês, cada um sai por R$7,50.")).toBeVisible();
    await expect(canvas.getAllByText("12 sachês × R$7,90 = R$94,80")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Carne, cenoura e brócolis" }));
    // Thirty-six in total: each of the three has the price of thirty-six.
    await expect(canvas.getAllByText("12 sachês × R$7,50 = R$90,00")).toHaveLength(3);
    await expect(canvas.queryByText(/cada um sai por/)).toBeNull();
    await expect(rows(canvas).at(-1)).toBe("R$201,50R$281,90");
    await expect(canvas.getByText(/sai por volta de 7 de abril de 2026/)).toBeVisible();
    await userEvent.click(save(canvas));
    await waitFor(() => expect(address()).toBe(food), patient);
    await expect(store.subscriptions.get("UMIDOS0012")).toMatchObject({ amount: 27_000, freight: 1_190 });
  },
});

export const Steps = meta.story({
  name: "Só as quantidades à venda, e o frete do que pesa demais",
  parameters: { spec: ["MAN-405", "MAN-406"] },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    const increase = more(canvas, "Tapete branco");
    for (const shown of ["2 pacotes × R$62,90 = R$125,80", "4 pacotes × R$59,90 = R$239,60"]) {
      await userEvent.click(increase);
      await expect(canvas.getByText(shown)).toBeVisible();
    }
    await expect(increase).toHaveAttribute("aria-disabled", "true");
    // 4.5 kg with the box: three ship free. The focus stays on the button, so the new freight and total are told.
    const told = canvas.getAllByRole("status").find((status) => status.contains(canvas.getByText("Total por mês")));
    await expect(told).toHaveTextContent(/^FreteR\$3,57Total por mêsR\$[\d,]+$/);
  },
});

export const Gone = meta.story({
  name: "Um produto que acabou não impede o resto",
  parameters: {
    shop: {
      path: "/assinaturas/higiene/BAMBU00001/alterar",
      scenario: "produto-esgotado",
      endsAt: "/assinaturas/higiene/BAMBU00001",
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    await opened(canvas);
    const gone = within(canvas.getByRole("list", { name: "Produtos esgotados" }));
    await expect(gone.getByRole("listitem")).toHaveTextContent("Tapete de bambuEsgotado");
    await userEvent.click(more(canvas, "Tapete branco"));
    await userEvent.click(save(canvas));
    await waitFor(() => expect(address()).toBe("/assinaturas/higiene/BAMBU00001"), patient);
    await expect(store.subscriptions.get("BAMBU00001")?.purchase?.items).toEqual([{ sku: "TAP-BRANCO", quantity: 4 }]);
  },
});

export const SoldOutMeanwhile = meta.story({
  name: "Esgotou enquanto se escolhia: diz qual, e o resto pode ser salvo",
  parameters: { spec: ["MAN-369"], shop: { ...shop, endsAt: mats } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    await opened(canvas);
    await userEvent.click(more(canvas, "Tapete branco"));
    store.soldOutItems.put({ tag: "TAP-LAVANDA" });
    await userEvent.click(save(canvas));
    await expect((await canvas.findByText(/^um erro ocorreu ao alterar sua assinatura/)).textContent).toMatch(
      /^um erro ocorreu ao alterar sua assinatura\n.* está esgotado/,
    );
    await waitFor(() => expect(canvas.queryByRole("checkbox", { name: /lavanda/ })).toBeNull());
    await userEvent.click(save(canvas));
    await waitFor(() => expect(address()).toBe(mats), patient);
    await expect(store.subscriptions.get("TAPETE0098")?.purchase?.items).toEqual([{ sku: "TAP-BRANCO", quantity: 2 }]);
  },
});

export const MovedMeanwhile = meta.story({
  name: "O endereço mudou em outra aba, e com ele o frete: nada é salvo antes de o novo valor aparecer",
  parameters: { shop: { ...shop, path: `${food}/alterar`, endsAt: food } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store, address } = shopOf(context);
    await opened(canvas);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Carne, cenoura e brócolis" }));
    await expect(rows(canvas).at(-1)).toBe("R$201,50R$281,90");
    const subscription = store.subscriptions.get("UMIDOS0012");
    if (subscription === undefined) throw new Error("The food is missing.");
    store.subscriptions.put({ ...subscription, state: "AM" });
    await userEvent.click(save(canvas));
    await expect(
      await canvas.findByText(
        /^O valor mudou de R\$281,90 para R\$[\d,]+ por mês\. Nada foi salvo: confira e, se concordar, salve de novo\.$/,
      ),
    ).toBeVisible();
    await expect(store.subscriptions.get("UMIDOS0012")).toMatchObject({ freight: 1_190 });
    await expect(rows(canvas).at(-1)).not.toBe("R$201,50R$281,90");
    await userEvent.click(save(canvas));
    await waitFor(() => expect(address()).toBe(food), patient);
    await expect(store.subscriptions.get("UMIDOS0012")?.amount).toBe(27_000);
  },
});

export const Unread = meta.story({
  name: "A página não responde: nada é salvo antes de conferir",
  parameters: { shop: { ...shop, path: `${food}/alterar`, endsAt: food } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend, store, address } = shopOf(context);
    await opened(canvas);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Carne, cenoura e brócolis" }));
    const before = store.subscriptions.get("UMIDOS0012");
    backend.setFaults([{ path: "/assinaturas/alimentos-umidos/:code/alterar", kind: "500" }]);
    await userEvent.click(save(canvas));
    await expect(
      await canvas.findByText("Não deu para conferir os valores agora, e nada foi cobrado. Tente de novo."),
    ).toBeVisible();
    await expect(store.subscriptions.get("UMIDOS0012")).toEqual(before);
    backend.setFaults([]);
    await userEvent.click(save(canvas));
    await waitFor(() => expect(address()).toBe(food), patient);
  },
});

export const Failed = meta.story({
  name: "Não salvou: nada se perde, e a segunda vez vale",
  parameters: {
    spec: ["MAN-369", "MAN-370"],
    shop: { ...shop, endsAt: mats, faults: [{ path: "/assinaturas/higiene/{code}/alterar", kind: "500", times: 1 }] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { address } = shopOf(context);
    await opened(canvas);
    await userEvent.click(more(canvas, "Tapete branco"));
    await userEvent.click(save(canvas));
    await expect(await canvas.findByText("um erro ocorreu ao alterar sua assinatura")).toBeVisible();
    await expect(canvas.getByText("2 pacotes × R$62,90 = R$125,80")).toBeVisible();
    await userEvent.dblClick(save(canvas));
    await waitFor(() => expect(address()).toBe(mats), patient);
  },
});

export const AlreadyCanceled = meta.story({
  name: "Já foi cancelada: diz desde quando, e o que ainda chega",
  parameters: {
    shop: { path: "/assinaturas/alimentos-umidos/SACHES0082/alterar", scenario: "produto-esgotado" },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Cancelada em 9 de março: nada mais é cobrado/, undefined, patient),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Salvar alterações" })).toBeNull();
  },
});

export const NarrowAndDark = meta.story({
  name: "No escuro, no celular mais estreito",
  globals: { theme: "dark", viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    await opened(canvas);
    await userEvent.click(more(canvas, "Tapete branco"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
