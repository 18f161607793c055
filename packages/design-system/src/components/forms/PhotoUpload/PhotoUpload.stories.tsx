import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Form } from "../Form/Form.tsx";
import { PhotoUpload, type PhotoUploadProps } from "./PhotoUpload.tsx";
import { brokenPhoto, carriedFiles, storyPhoto } from "./storyPhotos.ts";

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><path fill="#ffe0a3" d="M0 0h96v96H0z"/><path fill="#8a5a2b" d="M26 30q-17 4-13 31 11 1 17-18zM70 30q17 4 13 31-11 1-17-18z"/><circle cx="48" cy="52" r="28" fill="#e0a565"/><ellipse cx="48" cy="64" rx="13" ry="10" fill="#fff9f2"/><circle cx="37" cy="47" r="4" fill="#2b1b3d"/><circle cx="59" cy="47" r="4" fill="#2b1b3d"/><path fill="#2b1b3d" d="M43 58h10l-5 6z"/></svg>')}`;

const meta = preview.meta({
  component: PhotoUpload,
  title: "Componentes/Formulários/PhotoUpload",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "Chamava-se FileUpload: só aceita foto, e uma. A seção do dicionário agora é photoUpload." },
      purpose:
        "Pede uma foto: escolhida, arrastada ou colada. Mostra como ficou e, se pesa demais, diminui aqui mesmo, antes de enviar, sem parar a página. O que o arquivo é, diz o seu conteúdo, e não o nome; uma foto que se mexe ou guarda onde foi tirada é desenhada de novo. Quem usa recebe o arquivo pronto em onValueChange, e um formulário da plataforma o envia pelo nome. Uma foto recusada não tira a que já estava. Os outros textos se trocam em texts.",
      synonyms: ["enviar foto", "anexo", "file upload", "imagem"],
      alternatives: {
        MultipleFileUpload: "são várias fotos, ou um arquivo de outro tipo",
        Image: "a foto só se mostra",
        Gallery: "são fotos para olhar",
        TextField: "se escreve um endereço",
      },
      keyboard: {
        Tab: "Entra no campo; depois passa por Remover foto.",
        "Enter ou Espaço": "No campo, abre a escolha de arquivos; no botão, remove.",
        "Ctrl+V": "No campo, cola a foto que foi copiada.",
      },
      announcements: [
        "“Foto do Bob (opcional) Escolher foto, botão de escolher arquivo, Uma foto bem bonita, de até 1 MB.”",
        "“Preparando a foto…” e “Foto escolhida: bob.jpg”",
        "recusada: a mensagem, na hora e depois junto do campo",
        "ao remover: “Foto removida”, e o foco volta ao campo",
      ],
    },
  },
  args: { name: "photo", label: "Foto do Bob", hint: "Uma foto bem bonita, de até 1 MB.", onValueChange: fn() },
});

/** Drags files over an element and drops them. */
function drop(element: HTMLElement, ...files: readonly File[]) {
  for (const type of ["dragover", "drop"]) {
    element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carriedFiles(files) }));
  }
}

export const Chosen = meta.story({
  name: "Escolhido",
  render: (args) => (
    <form aria-label="Conta">
      <PhotoUpload {...args} />
      <button type="reset">Limpar</button>
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const photo = await storyPhoto();
    const input = canvas.getByLabelText(/^Foto do Bob/);
    const form = canvas.getByRole<HTMLFormElement>("form");
    await userEvent.upload(input, photo);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(photo));
    await expect(canvas.getByRole("status")).toHaveTextContent("Foto escolhida: bob.png");
    await expect(canvas.getByText("bob.png")).toBeVisible();
    await expect(new FormData(form).get("photo")).toEqual(photo);
    await userEvent.click(canvas.getByRole("button", { name: "Remover foto" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByRole("status")).toHaveTextContent("Foto removida");
    await expect(input).toHaveFocus();
    await expect(new FormData(form).get("photo")).toHaveProperty("size", 0);
    drop(input, photo);
    await waitFor(() => expect(new FormData(form).get("photo")).toHaveProperty("name", "bob.png"));
    await userEvent.click(canvas.getByRole("button", { name: "Limpar" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.upload(input, photo);
    await expect(await canvas.findByText("Trocar foto")).toBeVisible();
  },
});

export const ResetWithoutAPhoto = meta.story({
  name: "Formulário limpo sem foto",
  render: Chosen.input.render,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Limpar" }));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    drop(canvas.getByLabelText(/^Foto do Bob/), brokenPhoto());
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Não conseguimos abrir esta imagem"));
    await userEvent.click(canvas.getByRole("button", { name: "Limpar" }));
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
    await userEvent.upload(canvas.getByLabelText(/^Foto do Bob/), await storyPhoto());
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole("button", { name: "Limpar" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Foto removida");
  },
});

export const CameraOfAMarkedLabel = meta.story({
  name: "Câmera, com destaque no rótulo",
  args: {
    camera: true,
    label: (
      <>
        Foto do <em>Bob</em>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Foto do Bob/)).toHaveAccessibleName(/^Foto do Bob/);
    const camera = canvas.getByLabelText("Abrir a câmera: Foto do Bob");
    await expect(camera).toHaveAttribute("capture", "environment");
  },
});

export const Pasted = meta.story({
  name: "Colado",
  play: async ({ canvas, args }) => {
    const photo = await storyPhoto({ name: "image.png" });
    const paste = { bubbles: true, cancelable: true, clipboardData: carriedFiles([photo]) };
    canvas.getByLabelText(/^Foto do Bob/).dispatchEvent(new ClipboardEvent("paste", paste));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(photo));
  },
});

export const MadeSmaller = meta.story({
  name: "Imagem reduzida",
  args: { sizeLimit: 40_000 },
  play: async ({ canvas, args }) => {
    const heavy = await storyPhoto({ noise: true });
    await expect(heavy.size).toBeGreaterThan(40_000);
    drop(canvas.getByLabelText(/^Foto do Bob/), heavy);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Preparando a foto…"));
    await expect(await canvas.findByText("bob.jpg")).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
});

export const RefusedThenMadeSmaller = meta.story({
  name: "Recusado por pesar demais, e reduzido a pedido",
  args: { sizeLimit: 40_000, shrinks: "when-asked", camera: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText(/^Foto do Bob/);
    drop(input, await storyPhoto({ noise: true }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/teria uma menor ou mais leve/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Diminuir esta foto e usar" }));
    await expect(await canvas.findByText("bob.jpg")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Diminuir esta foto e usar" })).toBeNull();
    await expect(input).not.toHaveAttribute("aria-invalid");
    await expect(input).toHaveFocus();
  },
});

export const Refused = meta.story({
  name: "Recusado",
  args: { sizeLimit: 1000 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(/^Foto do Bob/);
    const says = (message: RegExp) => waitFor(() => expect(input).toHaveAccessibleDescription(message));
    drop(input, new File(["au"], "contrato.pdf", { type: "application/pdf" }));
    await says(/Este arquivo não é uma foto/);
    await expect(canvas.getByRole("status")).toHaveTextContent("Este arquivo não é uma foto");
    drop(input, brokenPhoto());
    await says(/Não conseguimos abrir esta imagem/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const light = await storyPhoto({ side: 8 });
    drop(input, light);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(light));
    await expect(input).not.toHaveAttribute("aria-invalid");
    drop(input, await storyPhoto({ noise: true, name: "praia.png" }));
    await says(/teria uma menor ou mais leve/);
    // The previous photo is discarded, and the refused file is named.
    await expect(canvas.queryByText("bob.png")).toBeNull();
    await expect(canvas.getByText("praia.png")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(/^praia\.png: .*teria uma menor ou mais leve/);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
  },
});

const onSubmit = fn();

function Account({ onValueChange: _, ...args }: PhotoUploadProps) {
  const [photo, setPhoto] = useState<File>();
  return (
    <Form
      parse={() => (photo ? { ok: true, value: photo } : { ok: false, error: { photo: "Escolha uma foto do Bob." } })}
      serverErrors={args.error === undefined ? {} : { photo: args.error }}
      onSubmit={onSubmit}
    >
      <PhotoUpload {...args} error={undefined} onValueChange={setPhoto} />
      <Button type="submit">Salvar</Button>
    </Form>
  );
}

export const InAForm = meta.story({
  name: "Em um formulário",
  render: (args) => <Account {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    const input = canvas.getByLabelText(/^Foto do Bob/);
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(/Escolha uma foto do Bob/);
    const photo = await storyPhoto();
    await userEvent.upload(input, photo);
    await waitFor(() => expect(input).not.toHaveAttribute("aria-invalid"));
    await userEvent.click(canvas.getByRole("button", { name: "Salvar" }));
    await expect(onSubmit).toHaveBeenLastCalledWith(photo);
  },
});

export const ServerError = meta.story({
  name: "Erro do servidor",
  args: { error: "Não foi possivel salvar sua imagem." },
  render: (args) => <Account {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Foto do Bob/);
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Não foi possivel salvar sua imagem\./));
    drop(input, await storyPhoto());
    await waitFor(() => expect(input).not.toHaveAttribute("aria-invalid"));
  },
});

export const Sending = meta.story({
  name: "Enviando",
  args: { pending: true, progress: 40, currentSrc: portrait },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("progressbar", { name: "Enviando a foto…" })).toHaveAttribute("value", "40");
    const input = canvas.getByLabelText(/^Foto do Bob/);
    drop(input, await storyPhoto());
    await expect(canvas.queryByText("Trocar foto")).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const States = meta.story({
  render: (args) => (
    <Stack>
      <PhotoUpload {...args} name="current" label="Com a foto de agora" currentSrc={portrait} />
      <PhotoUpload
        {...args}
        name="missing"
        label="Com uma foto que não carrega"
        currentSrc="data:image/png;base64,AAAA"
      />
      <PhotoUpload {...args} name="focus" label="Com foco" id="focus" optional />
      <PhotoUpload {...args} name="error" label="Com erro" error="Falha ao salvar imagem" />
      <PhotoUpload {...args} name="pending" label="Enviando" currentSrc={portrait} pending />
      <PhotoUpload {...args} name="disabled" label="Indisponível" disabled />
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: ["#focus"], hover: ["[for=focus]"] } },
});

export const LongestText = meta.story({
  args: {
    label: `Foto do Maximiliano Bartolomeu Terceiro ${"au".repeat(80)}`,
  },
  play: async ({ canvas }) => {
    drop(canvas.getByLabelText(/^Foto do/), await storyPhoto({ name: `<script>${"maximiliano-".repeat(16)}.png` }));
    await expect(await canvas.findByText(/^<script>/)).toBeVisible();
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
