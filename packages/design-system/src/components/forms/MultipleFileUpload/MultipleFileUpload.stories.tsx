import preview from "@petbox/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";
import { carriedFiles } from "../PhotoUpload/storyPhotos.ts";
import { MultipleFileUpload } from "./MultipleFileUpload.tsx";

const fileOf = (name: string, size = 2048, type = "application/pdf") =>
  new File(["a".repeat(size)], name, { type, lastModified: 1 });

const meta = preview.meta({
  component: MultipleFileUpload,
  title: "Componentes/Formulários/MultipleFileUpload",
  parameters: {
    layout: "padded",
    componentNotes: {
      since: "0.2.0",
      purpose:
        "Vários arquivos, escolhidos, arrastados ou colados; cada escolha soma às anteriores. Cada um aparece com nome, tamanho e um botão que o tira. O que não pode ir – outro tipo, pesado, vazio ou além do limite – diz por quê na própria linha e fica fora do formulário; errorOf põe na linha o que o servidor recusou. O conteúdo quem confere é o servidor.",
      synonyms: ["enviar arquivos", "anexos", "vários arquivos", "dropzone", "attachments"],
      alternatives: {
        PhotoUpload: "é uma foto só, que se vê e se diminui antes de enviar",
        TextArea: "é mais fácil contar do que anexar",
      },
      keyboard: {
        "Espaço e Enter": "No campo, abrem a escolha do sistema.",
        Tab: "Vai do campo aos botões de remover, na ordem da lista.",
        "Ctrl+V": "Com o foco na caixa, acrescenta o que foi copiado.",
        "Enter em Remover": "Tira o arquivo; o foco vai ao próximo, ou de volta ao campo.",
      },
      announcements: [
        "“Exames do pet, escolher arquivos, Até 3 arquivos, de até 10 KB cada.”",
        "“2 arquivos escolhidos”",
        "“1 arquivo escolhido. video.mp4: Este tipo de arquivo não é aceito.”",
        "“Remover laudo.pdf, botão”",
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem" }}>
        <Story />
      </div>
    ),
  ],
  args: { name: "exames", label: "Exames do pet", accept: ".pdf, image/*", sizeLimit: 10_240, countLimit: 3 },
});

/** Chooses files in the system's picker, where the user may choose every type; none is a cancelled choice. */
function choose(input: HTMLElement, files: readonly File[]): void {
  if (!(input instanceof HTMLInputElement)) throw new Error("This is no field.");
  input.files = carriedFiles(files).files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

export const Empty = meta.story({
  name: "Vazio",
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Exames do pet");
    await expect(input).toHaveAttribute("multiple");
    await expect(input).toHaveAccessibleDescription("Até 3 arquivos, de até 10 KB cada.");
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});

const sent = fn();

export const Chosen = meta.story({
  name: "Escolhidos em duas vezes",
  args: { onValueChange: fn() },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).getAll("exames").map((file) => file instanceof File && file.name));
      }}
    >
      <MultipleFileUpload {...args} />
      <button type="submit">Enviar</button>
      <button type="reset">Limpar</button>
    </form>
  ),
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByLabelText("Exames do pet");
    const status = canvas.getByRole("status");
    await step("each choice adds to the ones before, and the same file once", async () => {
      choose(input, [fileOf("laudo.pdf")]);
      choose(input, [fileOf("laudo.pdf"), fileOf("bob.png", 100, "image/png")]);
      await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
        "laudo.pdf2 KB",
        "bob.png1 KB",
      ]);
      await expect(status).toHaveTextContent("2 arquivos escolhidos");
    });
    await step("the form sends all of them", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Enviar" }));
      await expect(sent).toHaveBeenLastCalledWith(["laudo.pdf", "bob.png"]);
    });
    await step("a cancelled choice keeps them", async () => {
      choose(input, []);
      await userEvent.click(canvas.getByRole("button", { name: "Enviar" }));
      await expect(sent).toHaveBeenLastCalledWith(["laudo.pdf", "bob.png"]);
    });
    await step("the keyboard removes one after the other, without losing its place", async () => {
      canvas.getByRole("button", { name: "Remover laudo.pdf" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("button", { name: "Remover bob.png" })).toHaveFocus();
      await expect(status).toHaveTextContent("1 arquivo escolhido");
      await userEvent.keyboard("{Enter}");
      await expect(input).toHaveFocus();
      await expect(status).toHaveTextContent("Nenhum arquivo escolhido");
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
    await step("a reset empties the list", async () => {
      choose(input, [fileOf("laudo.pdf")]);
      await userEvent.click(canvas.getByRole("button", { name: "Limpar" }));
      await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
      await expect(status).toHaveTextContent("");
    });
  },
});

export const Refused = meta.story({
  name: "Alguns não podem ir",
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByLabelText("Exames do pet");
    await step("each says why in its row, and stays out", async () => {
      const good = fileOf("laudo.pdf");
      choose(input, [
        good,
        fileOf("video.mp4", 10, "video/mp4"),
        fileOf("raio-x.png", 20_000, "image/png"),
        fileOf("vazio.pdf", 0),
      ]);
      await expect(canvas.getByText("Este tipo de arquivo não é aceito.")).toBeVisible();
      await expect(canvas.getByText("Este arquivo passa de 10 KB.")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Remover vazio.pdf" })).toHaveAccessibleDescription(
        "Este arquivo está vazio.",
      );
      await expect(args.onValueChange).toHaveBeenLastCalledWith([good]);
      await expect(canvas.getByRole("status")).toHaveTextContent(
        "1 arquivo escolhido. video.mp4: Este tipo de arquivo não é aceito. raio-x.png",
      );
    });
    await step("what is beyond the number says so, and enters once there is room", async () => {
      choose(input, [fileOf("b.pdf"), fileOf("c.pdf"), fileOf("d.pdf")]);
      await expect(canvas.getByText("Só cabem 3 arquivos. Remova um para trocar.")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Remover b.pdf" }));
      choose(input, [fileOf("d.pdf")]);
      await expect(canvas.queryByText("Só cabem 3 arquivos. Remova um para trocar.")).toBeNull();
      await expect(canvas.getByRole("status")).toHaveTextContent("3 arquivos escolhidos");
    });
  },
});

export const Dropped = meta.story({
  name: "Arrastados até a caixa",
  play: async ({ canvas }) => {
    const zone = canvas.getByLabelText("Exames do pet").parentElement;
    if (zone === null) throw new Error("There is no zone.");
    const drag = (type: string) =>
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        dataTransfer: carriedFiles(["a.pdf", "b.pdf"].map((name) => fileOf(name))),
      });
    zone.dispatchEvent(drag("dragover"));
    await waitFor(() => expect(zone).toHaveAttribute("data-over"));
    zone.dispatchEvent(drag("drop"));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
    await expect(zone).not.toHaveAttribute("data-over");
  },
});

export const RefusedByServer = meta.story({
  name: "Recusado pelo servidor",
  args: { errorOf: ({ name }) => (name === "laudo.pdf" ? "Este PDF tem senha. Mande um sem senha." : undefined) },
  play: async ({ canvas }) => {
    choose(canvas.getByLabelText("Exames do pet"), [fileOf("laudo.pdf"), fileOf("vacinas.pdf")]);
    await expect(canvas.getByText("Este PDF tem senha. Mande um sem senha.")).toBeVisible();
  },
});

export const Pending = meta.story({
  name: "Enviando",
  args: { pending: true, progress: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "40");
    await expect(canvas.queryByText("Escolher arquivos")).toBeNull();
  },
});

export const WithError = meta.story({
  args: { error: "Mande pelo menos um exame." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Exames do pet")).toBeInvalid();
  },
});

export const OneFile = meta.story({
  name: "Um arquivo só",
  args: { label: "Nota fiscal", countLimit: 1, texts: { chooseLabel: "Escolher arquivo" } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Nota fiscal");
    await expect(input).not.toHaveAttribute("multiple");
    await expect(input).toHaveAccessibleDescription("Um arquivo de até 10 KB.");
    await expect(canvas.getByText("Escolher arquivo")).toBeVisible();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongestText = meta.story({
  args: { label: "Exames, receitas e laudos do Maximiliano Bartolomeu Terceiro de Albuquerque" },
  play: async ({ canvas }) => {
    choose(canvas.getByLabelText(/Maximiliano/), [
      fileOf(`${"laudo_do_hospital_veterinario_".repeat(4)}.pdf`),
      fileOf("raio-x.png", 20_000, "image/png"),
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Dark = LongestText.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
