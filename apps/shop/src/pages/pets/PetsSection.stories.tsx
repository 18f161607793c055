import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";
import { drawnPhoto } from "./drawnPhoto.ts";

const path = "/dados-cliente";

const meta = preview.meta({
  title: "Telas/Dados cadastrais/2 Pets",
  parameters: {
    synonyms: ["pets", "animais"],
    shop: { path, scenario: "tres-pets" },
  },
});

export const ThreePets = meta.story({
  name: "Um cartão por assinatura",
  parameters: { spec: ["SUB-075", "SUB-078", "SUB-080"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Porte: Grande")).toBeVisible();
    const pets = within(canvas.getByRole("tabpanel")).getAllByRole("heading", { level: 2 });
    await expect(pets.map(({ textContent }) => textContent)).toEqual(["Bento", "Frida", "Pingo"]);
    const plans = canvas.getAllByRole("link", { name: /^Ver plano/ });
    await expect(plans.map((plan) => plan.getAttribute("href"))).toEqual([
      "/plano/CTR-BENTO00002",
      "/plano/CTR-FRIDA00001",
      "/plano/CTR-PINGO00001",
    ]);
    const portrait = canvas.getByRole("button", { name: "Trocar a foto do Bento" }).querySelector("img");
    await expect(portrait).toHaveAttribute("src", "/imagens/pet-caramelo.svg");
    // Her picture is missing, so the species' picture is shown.
    const frida = canvas.getByRole("button", { name: "Trocar a foto da Frida" });
    await waitFor(() => expect(frida.querySelector("img")).toHaveAttribute("src", "/imagens/avatar-gato.svg"));
  },
});

export const WithPads = meta.story({
  name: "Tapetes por assinatura não são um pet",
  parameters: { spec: ["SUB-076"], shop: { path, scenario: "caixa-e-tapetes" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /^Ver plano/ })).toHaveAccessibleName("Ver plano da Dalila");
  },
});

export const None = meta.story({
  name: "Nenhuma assinatura",
  parameters: { spec: ["SUB-079"], shop: { path, scenario: "conta-aberta" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nenhum pet por aqui ainda" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Assine agora" })).toHaveAttribute("href", "/assine");
  },
});

type Canvas = ReturnType<typeof within>;

/** Opens the dialog for Bob's photo. */
async function openPhotoDialog(canvas: Canvas) {
  const opener = await canvas.findByRole("button", { name: "Trocar a foto do Bob" });
  opener.focus();
  opener.click();
  const dialog = within(await canvas.findByRole("dialog", { name: "Foto do Bob" }));
  return { dialog, field: dialog.getByLabelText("Nova foto") };
}

const oneSubscription = { path, scenario: "assinante", timings: { second: 300 } } as const;
const question = "É esta a nova foto do Bob?";

export const ChangePhoto = meta.story({
  name: "Trocar a foto: escolhe, confirma, e ela aparece",
  parameters: { spec: ["SUB-077", "SUB-272", "SUB-368"], shop: oneSubscription },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { dialog, field } = await openPhotoDialog(canvas);
    await userEvent.upload(field, await drawnPhoto());
    // The preview appears before the confirmation, so the first frame with its name is checked.
    await waitFor(() => {
      expect(dialog.getByText("bob.png")).toBeInTheDocument();
      expect(dialog.queryByText(question)).toBeNull();
    });
    await expect(shopOf(context).store.petPhotos.all()).toEqual([]);
    await userEvent.click(await dialog.findByRole("button", { name: "Sim, usar esta foto" }));
    await waitFor(() => expect(canvas.getByText("A imagem do seu pet foi alterada com sucesso!")).toBeVisible());
    await expect(canvas.getByRole("img", { name: "Sucesso" })).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    const portrait = canvas.getByRole("button", { name: "Trocar a foto do Bob" });
    await expect(portrait).toHaveFocus();
    const picture = portrait.querySelector("img");
    await waitFor(() => expect(picture?.getAttribute("src")).toMatch(/^\/fotos\/\w+$/));
    await waitFor(() => expect(picture?.naturalWidth).toBe(200));
  },
});

export const TooHeavy = meta.story({
  name: "Foto de mais de 1 MB: recusada, e reduzida se a pessoa quiser",
  parameters: { spec: ["SUB-271"], shop: oneSubscription },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { dialog, field } = await openPhotoDialog(canvas);
    await userEvent.upload(field, await drawnPhoto({ side: 700, noise: true }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/tamanho da imagem superior ao máximo permitido! \(1MB\)/),
    );
    await expect(dialog.queryByText(question)).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Diminuir esta foto e usar" }));
    await waitFor(() => expect(dialog.getByText("bob.jpg")).toBeVisible());
    await userEvent.click(await dialog.findByRole("button", { name: "Sim, usar esta foto" }));
    await waitFor(() => expect(canvas.getByText("A imagem do seu pet foi alterada com sucesso!")).toBeVisible());
    await expect(shopOf(context).store.petPhotos.all()).toMatchObject([{ kind: "jpeg" }]);
  },
});

export const NoPhoto = meta.story({
  name: "O que não é foto, e fechar sem querer",
  parameters: { shop: oneSubscription },
  play: async ({ canvas, userEvent }) => {
    const { dialog, field } = await openPhotoDialog(canvas);
    const upload = userEvent.setup({ applyAccept: false }).upload;
    await upload(field, new File(["<!doctype html><script></script>"], "bob.jpg", { type: "image/jpeg" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Este arquivo não é uma foto/));
    await upload(field, new File(["<svg><script/></svg>"], "bob.svg", { type: "image/svg+xml" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Este arquivo não é uma foto/));
    await upload(field, await drawnPhoto());
    await waitFor(() => expect(dialog.getByText(question)).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Continuar editando" }));
    await expect(dialog.getByText("bob.png")).toBeVisible();
  },
});

export const PhotoRefused = meta.story({
  name: "O servidor recusa a foto, falha, e aceita: nada se perde",
  parameters: {
    spec: ["SUB-356", "SUB-357"],
    shop: {
      ...oneSubscription,
      faults: [
        { path: "/upload/image/{code}", kind: "refused", message: "Esta foto não.", times: 1 },
        { path: "/upload/image/{code}", kind: "500", times: 1 },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { dialog, field } = await openPhotoDialog(canvas);
    await userEvent.upload(field, await drawnPhoto());
    const send = async () => userEvent.click(await dialog.findByRole("button", { name: "Sim, usar esta foto" }));
    await send();
    await waitFor(() => expect(dialog.getByText("Esta foto não.")).toBeVisible());
    await send();
    await expect(await dialog.findByText("Não foi possivel salvar sua imagem.")).toBeVisible();
    await expect(dialog.getByText("bob.png")).toBeVisible();
    await send();
    await waitFor(() => expect(canvas.getByText("A imagem do seu pet foi alterada com sucesso!")).toBeVisible());
  },
});

export const OpenedAgain = meta.story({
  name: "Fechada depois de uma falha: abre sem ela",
  parameters: {
    shop: {
      ...oneSubscription,
      faults: [{ path: "/upload/image/{code}", kind: "refused", message: "Esta foto não.", times: 1 }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { dialog, field } = await openPhotoDialog(canvas);
    await userEvent.upload(field, await drawnPhoto());
    await userEvent.click(await dialog.findByRole("button", { name: "Sim, usar esta foto" }));
    await dialog.findByText("Esta foto não.");
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Sair sem salvar" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    const again = await openPhotoDialog(canvas);
    await expect(again.dialog.queryByText("Esta foto não.")).toBeNull();
    await expect(again.dialog.queryByText("bob.png")).toBeNull();
  },
});

export const ReplyLost = meta.story({
  name: "A resposta se perdeu; fechada a janela, a página mostra a foto salva",
  parameters: { shop: { ...oneSubscription, faults: [{ path: "/upload/image/{code}", kind: "lost-reply" }] } },
  play: async ({ canvas, userEvent }) => {
    const { dialog, field } = await openPhotoDialog(canvas);
    await userEvent.upload(field, await drawnPhoto());
    await userEvent.click(await dialog.findByRole("button", { name: "Sim, usar esta foto" }));
    await dialog.findByText(/^Não foi possivel salvar sua imagem\./);
    await userEvent.click(dialog.getByRole("button", { name: "Fechar" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Sair sem salvar" }));
    const portrait = await canvas.findByRole("button", { name: "Trocar a foto do Bob" });
    await waitFor(() => expect(portrait.querySelector("img")?.getAttribute("src")).toMatch(/^\/fotos\/\w+$/));
  },
});

export const Phone = PhotoRefused.extend({ name: "Foto em 320 px", globals: { viewport: { value: "narrow" } } });
export const PhotoInTheDark = NoPhoto.extend({ name: "Foto no escuro", globals: { theme: "dark" } });
