import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, fireEvent, spyOn, waitFor, within } from "storybook/test";
import { retriesOffline, showsSkeleton } from "../../testing/loadPlays.ts";

const shop = { path: "/pos-checkout/convite", scenario: "campanha-de-indicacao" } as const;

const meta = preview.meta({
  title: "Telas/Cupons/2 Criar meu cupom",
  parameters: {
    synonyms: ["create coupon", "invite", "convidar"],
    shop,
  },
});

type Canvas = ReturnType<typeof within>;

/** The open dialog with the form. */
async function openDialog(canvas: Canvas): Promise<Canvas> {
  await fireEvent.click(await canvas.findByRole("button", { name: "Criar meu cupom" }));
  const dialog = await canvas.findByRole("dialog", { name: "Criar meu cupom" });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const ClubCard = meta.story({
  name: "Depois do pagamento: um cartão do pet para compartilhar",
  parameters: { shop: { path: shop.path, scenario: "boas-vindas" } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByRole("textbox", { name: "Nome do cupom" }), "clubedobob{Enter}");
    const main = within(canvas.getByRole("main"));
    await expect(await main.findByText("O Bob entrou para o clube")).toBeVisible();
    await expect(main.getByRole("button", { name: "Compartilhar imagem" })).toBeVisible();
    await expect(canvas.getByRole("main").querySelector('[data-mood="happy"]')).toBeVisible();
  },
});

export const AnotherBoxBegun = meta.story({
  name: "Outra caixa já começou: o pet dela, que não tem assinatura, não é anunciado",
  parameters: { shop: { path: shop.path, scenario: "boas-vindas" } },
  beforeEach: (context) => {
    const [subscription] = shopOf(context).store.subscriptions.all();
    window.sessionStorage.setItem("petbox-answered-for-another", subscription?.code ?? "");
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas);
    await expect(canvas.getByRole("main").querySelector("[data-mood]")).toBeNull();
    await userEvent.type(dialog.getByRole("textbox", { name: "Nome do cupom" }), "clubedamika{Enter}");
    await canvas.findByRole("heading", { name: "Cupom pronto! Convide seus amigos!" });
    await expect(canvas.queryByText(/entrou para o clube/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Compartilhar imagem" })).toBeNull();
  },
});

export const Create = meta.story({
  name: "Cria o cupom: convida pelo WhatsApp ou copia o link",
  parameters: {
    spec: [
      ...["MAN-039", "MAN-040", "MAN-123", "MAN-124", "MAN-125", "MAN-126", "MAN-127", "MAN-128", "MAN-186"],
      ...["MAN-244", "MAN-245", "MAN-309", "MAN-310", "MAN-311", "MAN-349"],
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const main = within(canvas.getByRole("main"));
    await expect(main.getByRole("heading", { level: 1, name: "Convide seus amigos" })).toBeVisible();
    await expect(await main.findByText("R$100 em compras", { exact: false })).toBeVisible();
    await expect(canvas.getByRole("main").querySelector("img")).toHaveAttribute(
      "src",
      expect.stringMatching(/campanha/),
    );
    await expect(main.getByRole("link", { name: "Ir para a área do assinante" })).toHaveAttribute(
      "href",
      "/area-cliente",
    );
    await expect(main.queryByRole("link", { name: /WhatsApp/ })).toBeNull();

    const dialog = await openDialog(canvas);
    const field = dialog.getByRole("textbox", { name: "Nome do cupom" });
    await expect(dialog.getByText(/bobquerido ou mika07\. O nome não muda depois\.$/)).toBeVisible();
    await expect(dialog.getByText("0 de 15")).toBeVisible();
    await userEvent.type(field, "São João, 7!");
    await expect(field).toHaveValue("SaoJoao7");
    await expect(dialog.getByText("8 de 15")).toBeVisible();
    await userEvent.keyboard("{Enter}");

    const title = await main.findByRole("heading", { name: "Cupom pronto! Convide seus amigos!" });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.queryByRole("dialog")).toBeNull();
    const link = `${location.origin}/cupom/SaoJoao7`;
    await expect(main.getByText(link)).toBeVisible();
    await expect(main.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
      "href",
      expect.stringContaining(
        encodeURIComponent(`Indique um amigo e ganhe R$100 em compras. Use o meu cupom SaoJoao7: ${link}`),
      ),
    );
    await expect(main.getByText(/cumulativos: contam para cada amigo que assinar a primeira caixa/)).toBeVisible();
    await userEvent.click(main.getByRole("button", { name: /^Copiar/ }));
    await expect(write).toHaveBeenCalledWith(link);
    await waitFor(() => expect(canvas.getByText("Cupom copiado com sucesso!")).toBeVisible());
    await expect(shopOf(context).store.invitationCoupons.get("conta0001")?.name).toBe("SaoJoao7");
  },
});

export const Wrong = meta.story({
  name: "Nome vazio, longo demais ou de outra pessoa",
  parameters: {
    spec: ["MAN-305", "MAN-306", "MAN-307", "MAN-308", "MAN-312", "MAN-313", "MAN-348", "MAN-383", "MAN-384"],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { store } = shopOf(context);
    const dialog = await openDialog(canvas);
    const field = dialog.getByRole("textbox", { name: "Nome do cupom" });
    const save = dialog.getByRole("button", { name: "Salvar cupom" });
    await userEvent.click(save);
    await expect(await dialog.findByText("Por favor preencha o campo cupom.")).toBeVisible();
    await expect(field).toBeInvalid();

    await userEvent.type(field, "maximilianobartolomeu");
    await userEvent.click(save);
    await expect(await dialog.findByText("Máximo de 15 carácteres")).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();

    await userEvent.clear(field);
    await userEvent.type(field, "PipocaEAmigos{Enter}");
    const warning = await dialog.findByText("Este nome de cupom já está em uso, por favor selecione outro.");
    await expect(warning).toBeVisible();
    await expect(dialog.getByText("Ops..")).toBeVisible();
    await expect(await dialog.findByText("Por favor selecione outro nome pro cupom.")).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue("PipocaEAmigos");
    await expect(store.invitationCoupons.all()).toHaveLength(1);
    await userEvent.type(field, "07{Enter}");
    await canvas.findByRole("heading", { name: "Cupom pronto! Convide seus amigos!" });
    await expect(store.invitationCoupons.get("conta0001")?.name).toBe("PipocaEAmigos07");
  },
});

export const Refused = meta.story({
  name: "O servidor recusa: com o texto dele, ou sem",
  parameters: {
    spec: ["MAN-385"],
    shop: {
      ...shop,
      faults: [
        { path: "/dados-cupom/save", kind: "refused", times: 1, message: "Você já tem um cupom." },
        { path: "/dados-cupom/save", kind: "refused", times: 1, message: "" },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas);
    const field = dialog.getByRole("textbox", { name: "Nome do cupom" });
    await userEvent.type(field, "caramelo07{Enter}");
    await expect(await dialog.findByText("Você já tem um cupom.")).toBeVisible();
    await expect(dialog.getByText("Ops")).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "Salvar cupom" }));
    await expect(await dialog.findByText("Ocorreu um erro")).toBeVisible();
    await expect(field).toHaveValue("caramelo07");
    await dialog.findByRole("button", { name: "Salvar cupom" });
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Sair sem salvar" }));
    const again = await openDialog(canvas);
    await expect(again.getByRole("textbox", { name: "Nome do cupom" })).toBeValid();
    await expect(again.queryByText("Ocorreu um erro")).toBeNull();
  },
});

export const Failed = meta.story({
  name: "O servidor falha: um aviso, e o nome fica",
  parameters: { spec: ["MAN-386"], shop: { ...shop, faults: [{ path: "/dados-cupom/save", kind: "500", times: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas);
    const field = dialog.getByRole("textbox", { name: "Nome do cupom" });
    await userEvent.type(field, "caramelo07{Enter}");
    await waitFor(() => expect(dialog.getByText(/^Ocorreu uma falha ao salvar seu cupom!/)).toBeVisible());
    await expect(dialog.queryByText("Ops")).toBeNull();
    await expect(field).toHaveValue("caramelo07");
    await userEvent.click(await dialog.findByRole("button", { name: "Salvar cupom" }));
    await canvas.findByRole("heading", { name: "Cupom pronto! Convide seus amigos!" });
  },
});

export const NameRefused = meta.story({
  name: "O servidor recusa o nome: um aviso, e o motivo no campo",
  parameters: {
    spec: ["MAN-386"],
    shop: {
      ...shop,
      faults: [{ path: "/dados-cupom/save", kind: "422", message: "Este nome é reservado.", field: "cupom", times: 1 }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas);
    const field = dialog.getByRole("textbox", { name: "Nome do cupom" });
    await userEvent.type(field, "caramelo07{Enter}");
    await waitFor(() => expect(dialog.getByText(/^Ocorreu uma falha ao salvar seu cupom!/)).toBeVisible());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Este nome é reservado\./));
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue("caramelo07");
  },
});

export const ReplyLost = meta.story({
  name: "A resposta se perdeu: o próprio cupom não é o de outra pessoa",
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { backend } = shopOf(context);
    const dialog = await openDialog(canvas);
    // The revalidation fails too.
    backend.setFaults([
      { path: "/dados-cupom/save", kind: "lost-reply", times: 1 },
      { path: shop.path, kind: "500", times: 1 },
    ]);
    await userEvent.type(dialog.getByRole("textbox", { name: "Nome do cupom" }), "caramelo07{Enter}");
    await waitFor(() => expect(canvas.getByText(/^Ocorreu uma falha ao salvar seu cupom!/)).toBeVisible());
    await waitFor(() => expect(backend.faults()).toEqual([]));
    await userEvent.click(await dialog.findByRole("button", { name: "Salvar cupom" }));
    await expect(await canvas.findByRole("heading", { name: "Cupom pronto! Convide seus amigos!" })).toBeVisible();
    await expect(canvas.queryByText(/já está em uso/)).toBeNull();
  },
});

export const ReplyLostButMade = meta.story({
  name: "A resposta se perdeu, e o cupom foi feito: pronto, sem falha",
  parameters: { shop: { ...shop, faults: [{ path: "/dados-cupom/save", kind: "lost-reply", times: 1 }] } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByRole("textbox", { name: "Nome do cupom" }), "caramelo07{Enter}");
    const title = await canvas.findByRole("heading", { name: "Cupom pronto! Convide seus amigos!" });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.queryByText(/^Ocorreu uma falha ao salvar seu cupom!/)).toBeNull();
  },
});

export const Made = meta.story({
  name: "O cupom já existe, no aplicativo",
  parameters: {
    spec: ["MAN-245"],
    shop: { path: "/app/pos-checkout/convite", scenario: "amigos-convidados", visitor: { inApp: true } },
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "Cupom pronto! Convide seus amigos!" });
    await expect(title).not.toHaveFocus();
    await expect(canvas.getByText("pipocaeamigos")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Criar meu cupom" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Ir para a área do assinante" })).toHaveAttribute(
      "href",
      "/app/area-cliente",
    );
  },
});

export const JustPaid = meta.story({
  name: "Acabou de pagar, ainda sem senha",
  parameters: {
    spec: ["MAN-244"],
    shop: {
      path: shop.path,
      scenario: "vizinhanca",
      visitor: { session: { customerCode: "conta0002", reach: "checkout" }, answers: { subscription: "TOBIA00002" } },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByRole("textbox", { name: "Nome do cupom" }), "tobias{Enter}");
    await canvas.findByRole("heading", { name: "Cupom pronto! Convide seus amigos!" });
    await expect(shopOf(context).store.invitationCoupons.get("conta0002")?.name).toBe("tobias");
  },
});

export const PaymentUnderWay = meta.story({
  name: "O pagamento ainda não foi confirmado",
  parameters: { shop: { path: shop.path, scenario: "banco-calado" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Seu cupom vem com a assinatura" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ver o meu pagamento" })).toHaveAttribute("href", "/bem-vindo");
    await expect(canvas.queryByRole("button", { name: "Criar meu cupom" })).toBeNull();
  },
});

export const NoSubscription = meta.story({
  name: "Uma conta sem assinatura: assina antes de convidar",
  parameters: { spec: ["SUB-298"], shop: { path: shop.path, scenario: "conta-aberta" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Seu cupom vem com a assinatura" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Assine agora" })).toHaveAttribute("href", "/assine");
    await expect(canvas.queryByRole("link", { name: "Ver o meu pagamento" })).toBeNull();
  },
});

export const Slow = meta.story({
  parameters: { shop: { ...shop, latency: 600_000 } },
  play: showsSkeleton("Convide seus amigos"),
});

export const Offline = meta.story({
  name: "Sem internet: tenta de novo",
  parameters: { shop: { ...shop, faults: [{ path: shop.path, kind: "offline" }] } },
  play: retriesOffline(async (canvas) => {
    await expect(await canvas.findByRole("button", { name: "Criar meu cupom" })).toBeVisible();
  }),
});
