import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = preview.meta({
  component: TextArea,
  title: "Componentes/Formulários/TextArea",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Um texto de várias linhas, que cresce com o que se escreve. Com limit há um contador, que só aparece quando nove décimos do espaço foram usados; texts troca as palavras dele.",
      synonyms: ["área de texto", "mensagem", "textarea"],
      alternatives: {
        TextField: "cabe em uma linha",
        RadioGroup: "as respostas são conhecidas: escolher é mais fácil do que escrever",
      },
      keyboard: {
        Enter: "Começa outra linha; não envia o formulário.",
        Tab: "Passa ao próximo.",
      },
      announcements: [
        "“Conta pra gente o que aconteceu, editar texto, várias linhas”",
        "quando o contador aparece: “Perto do limite de 2000 caracteres”, sem interromper",
        "no limite: “Limite de 2000 caracteres atingido”, uma vez",
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
  args: { name: "descricao", label: "Conta pra gente o que aconteceu" },
});

const sent = fn();

export const Default = meta.story({
  args: { onValueChange: fn() },
  render: (args) => (
    <form onSubmit={sent}>
      <TextArea {...args} />
      <button type="submit">Enviar</button>
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole("textbox", { name: "Conta pra gente o que aconteceu" });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard("Uma linha{Enter}e outra");
    await expect(area).toHaveValue("Uma linha\ne outra");
    await expect(sent).not.toHaveBeenCalled();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Uma linha\ne outra");
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
});

export const WithCounter = meta.story({
  name: "O contador só aparece perto do limite",
  args: { limit: 20 },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole("textbox");
    const status = canvas.getByRole("status");
    await step("nothing is seen or heard while there is room", async () => {
      await userEvent.type(area, "Dezessete letras.");
      await expect(canvas.queryByText(/de 20$/)).toBeNull();
      await expect(area).not.toHaveAttribute("aria-describedby");
      await expect(status).toHaveTextContent("");
    });
    await step("from nine tenths on it is seen, and heard once, without interrupting", async () => {
      await userEvent.type(area, "!");
      await expect(canvas.getByText("18 de 20")).toBeVisible();
      await expect(area).toHaveAccessibleDescription("18 de 20");
      await expect(status).toHaveTextContent("Perto do limite de 20 caracteres");
      await userEvent.type(area, "!");
      await expect(status).toHaveTextContent("Perto do limite de 20 caracteres");
      await expect(canvas.queryByRole("alert")).toBeNull();
    });
    await step("the limit is heard once; more can be typed, and is shown as too much", async () => {
      await userEvent.type(area, "!");
      await expect(status).toHaveTextContent("Limite de 20 caracteres atingido");
      await userEvent.type(area, "!");
      await expect(canvas.getByText("21 de 20")).toHaveAttribute("data-over");
      await expect(area).toHaveValue("Dezessete letras.!!!!");
    });
    await step("it goes when there is room again", async () => {
      await userEvent.type(area, "{Backspace>4/}");
      await expect(canvas.queryByText(/de 20$/)).toBeNull();
      await expect(status).toHaveTextContent("");
    });
  },
});

export const CounterFromTheStart = meta.story({
  name: "O contador visto desde a primeira letra só é dito perto do limite",
  args: { limit: 20, counterFrom: 1 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox");
    await userEvent.type(area, "Dezessete letras.");
    await expect(canvas.getByText("17 de 20")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.type(area, "!");
    await expect(canvas.getByRole("status")).toHaveTextContent("Perto do limite de 20 caracteres");
  },
});

export const Stopping = meta.story({
  name: "Com maxLength, o campo para no limite, e o contador diz que encheu",
  args: { limit: 10, maxLength: 10, counterFrom: 1 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole("textbox");
    await userEvent.click(area);
    await userEvent.paste("O Bob 🐶🐶🐶");
    await expect(area).toHaveValue("O Bob 🐶🐶");
    await expect(canvas.getByText("10 de 10")).not.toHaveAttribute("data-over");
    await expect(canvas.getByRole("status")).toHaveTextContent("Limite de 10 caracteres atingido");
  },
});

export const CounterInOtherWords = meta.story({
  name: "Contador com outras palavras",
  args: {
    limit: 10,
    defaultValue: "O Bob amou",
    texts: {
      counterLabel: (length, limit) => `${length}/${limit}`,
      limitLabel: (limit, isReached) => (isReached ? `São ${limit} letras no máximo` : "Quase cheio"),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("10/10")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("São 10 letras no máximo");
    await userEvent.type(canvas.getByRole("textbox"), "{Backspace}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Quase cheio");
  },
});

export const WithHint = meta.story({
  name: "Com dica",
  args: { hint: "Até 2000 caracteres.", limit: 2000, optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Até 2000 caracteres.");
  },
});

export const WithError = meta.story({
  args: { error: "Por favor, preencha este campo" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Por favor, preencha este campo");
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: "O Bob não gostou do petisco." },
});

export const Markup = meta.story({
  name: "HTML colado é só texto",
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("<script>alert('oi')</script>\n<b>Bob</b>");
    await expect(canvas.getByRole("textbox")).toHaveValue("<script>alert('oi')</script>\n<b>Bob</b>");
    await expect(canvasElement.querySelector("b")).toBeNull();
  },
});

export const States = meta.story({
  render: () => (
    <Stack gap="s2">
      <TextArea name="vazio" label="Vazio" placeholder="Uma linha já ajuda" />
      <TextArea name="foco" id="focus-right" label="Com foco" defaultValue="O Bob amou." />
      <TextArea name="errado" label="Errado" error="Por favor, preencha este campo" />
      <TextArea name="cheio" label="Passou do limite" limit={10} defaultValue="O Bob amou tudo" />
      <TextArea name="travado" label="Travado" defaultValue="O Bob amou." readOnly />
      <TextArea name="desativado" label="Desativado" defaultValue="O Bob amou." disabled />
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: ["[id^=focus-]"] } },
});

export const LongestText = meta.story({
  args: {
    label: "Conta pra gente o que aconteceu com a última caixa do Maximiliano Bartolomeu Terceiro",
    defaultValue: `${"O Bob adorou a caixa, mas o brinquedo durou dez minutos. ".repeat(8)}${"a".repeat(200)}`,
    limit: 400,
    error: "O texto passou do limite. Conte o mais importante; o resto a gente pergunta.",
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox");
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
