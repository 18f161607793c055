import preview from "@petbox/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Form } from "../Form/Form.tsx";
import { StarDisplay } from "./StarDisplay.tsx";
import { StarField } from "./StarField.tsx";
import { StarRating } from "./StarRating.tsx";

const meta = preview.meta({
  component: StarRating,
  subcomponents: { StarField, StarDisplay },
  title: "Componentes/Formulários/StarRating",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "Tem `max`. valueText, starText e spokenText recebem também o número de estrelas." },
      purpose:
        "Dá uma nota de 1 a 5 estrelas, ou a `max`, ou mostra uma que já foi dada, de meia em meia. Com `name` é um campo do formulário, que recebe “1” a “5”; com `value` é só para olhar. As palavras, de Péssimo a Ótimo, são para cinco; para outro número, dê as suas em texts.valueText.",
      synonyms: ["estrelas", "avaliação", "nota"],
      alternatives: {
        ScoreScale: "a nota é um número, como de 0 a 10",
        RatingSummary: "são as médias de várias notas, com o número ao lado",
        RadioGroup: "as opções são palavras",
      },
      keyboard: {
        Tab: "Entra na estrela escolhida, ou na primeira; o próximo Tab sai do campo.",
        Setas: "Passam à estrela vizinha e a escolhem; depois da última vem a primeira.",
        Espaço: "Escolhe a estrela em foco.",
      },
      announcements: [
        "“O que o Bob achou do BOX?, grupo de opções, 5 estrelas é a melhor nota.”",
        "“4 de 5, Bom, botão de opção, marcado”",
        "Só para olhar: “3,5 de 5 estrelas, imagem”",
      ],
    },
  },
});

const onValueChange = fn();

export const Empty = meta.story({
  name: "Vazia",
  args: { name: "box", label: "O que o Bob achou do BOX?", onValueChange },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "O que o Bob achou do BOX?" })).toBeVisible();
    const stars = canvas.getAllByRole("radio");
    await expect(stars.map((star) => star.closest("label")?.textContent)).toEqual([
      "1 de 5, Péssimo",
      "2 de 5, Ruim",
      "3 de 5, Razoável",
      "4 de 5, Bom",
      "5 de 5, Ótimo",
    ]);
    for (const star of stars) {
      await expect(star.closest("label")?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
    const four = canvas.getByRole("radio", { name: "4 de 5, Bom" });
    const label = four.closest("label");
    if (label === null) throw new Error("A star has no label to press.");
    await userEvent.click(label);
    await expect(four).toBeChecked();
    await expect(onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByText("Bom")).toBeVisible();
    await expect(canvas.getByText("Ótimo")).not.toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  name: "Pelo teclado",
  args: { value: undefined, name: "teclado", label: "Atendimento", defaultValue: 4, onValueChange },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "4 de 5, Bom" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "5 de 5, Ótimo" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "1 de 5, Péssimo" })).toBeChecked();
    await expect(onValueChange).toHaveBeenLastCalledWith(1);
  },
});

const reactions = ["Não gostou", "Tanto faz", "Amou"];

export const Three = meta.story({
  name: "Três estrelas, com palavras suas",
  args: {
    name: "petisco",
    label: "E o petisco?",
    max: 3,
    defaultValue: 2,
    texts: { valueText: (value) => reactions[value - 1] ?? "" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(3);
    await expect(canvas.getByRole("radio", { name: "2 de 3, Tanto faz" })).toBeChecked();
    await expect(canvas.getByText("Tanto faz")).toBeVisible();
  },
});

export const Ten = meta.story({
  name: "Dez estrelas, sem palavras",
  args: { name: "filme", label: "E o vídeo?", max: 10, onValueChange },
  render: (args) => (
    <Stack>
      <StarRating {...args} />
      <StarRating value={7.5} max={10} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "8 de 10" }));
    await expect(onValueChange).toHaveBeenLastCalledWith(8);
    await expect(canvas.getByRole("img", { name: "7,5 de 10 estrelas" })).toBeVisible();
  },
});

const onSubmit = fn();

export const InAForm = meta.story({
  name: "Em um formulário",
  args: { value: undefined, name: "logistica", label: "Entrega" },
  render: (args) => (
    <Form
      parse={(values) =>
        values.logistica === undefined
          ? { ok: false, error: { logistica: "Por favor, avalie antes de continuar!" } }
          : { ok: true, value: values.logistica }
      }
      onSubmit={onSubmit}
    >
      <Stack>
        <StarRating {...args} />
        <Button type="submit">Enviar avaliação</Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enviar avaliação" }));
    const group = canvas.getByRole("radiogroup");
    await expect(group).toHaveAccessibleDescription("Por favor, avalie antes de continuar!");
    await expect(canvas.getByRole("radio", { name: "1 de 5, Péssimo" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(group).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByRole("button", { name: "Enviar avaliação" }));
    await expect(onSubmit).toHaveBeenCalledWith("3");
  },
});

export const WithError = meta.story({
  args: {
    name: "erro",
    label: "Entrega",
    hint: "5 estrelas é a melhor nota.",
    error: "Por favor, avalie antes de continuar!",
  },
});

export const Disabled = meta.story({
  name: "Desativada",
  args: { name: "fechado", label: "Entrega", defaultValue: 3, disabled: true },
});

export const Shown = meta.story({
  name: "Só mostrada",
  args: { value: 3.5 },
  render: () => (
    <Stack align="start">
      {[0, 0.5, 1, 2.3, 3.5, 4.75, 5].map((value) => (
        <StarRating key={value} value={value} />
      ))}
      <StarRating value={4.5} size="large" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [none, , , few] = canvas.getAllByRole("img");
    await expect(none).toHaveAccessibleName("0,0 de 5 estrelas");
    await expect(few).toHaveAccessibleName("2,3 de 5 estrelas");
    await expect([...(few?.children ?? [])].map((star) => star.getAttribute("data-fill"))).toEqual([
      "full",
      "full",
      "half",
      "empty",
      "empty",
    ]);
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
});

export const States = meta.story({
  args: { name: "estados", label: "Normal" },
  render: () => (
    <Stack>
      <StarRating name="normal" label="Normal" defaultValue={2} />
      <StarRating name="hover" label="Sob o ponteiro" defaultValue={1} className="hover" />
      <StarRating name="focus" label="Com foco" defaultValue={3} className="focus" />
      <StarRating name="disabled" label="Indisponível" defaultValue={4} disabled />
    </Stack>
  ),
  parameters: {
    pseudo: {
      hover: [".hover div:has(> label)", ".hover label:nth-of-type(4)"],
      focusVisible: [".focus label:nth-of-type(3) input"],
    },
  },
});

export const LongestText = meta.story({
  args: {
    name: "longo",
    label: "O que o Maximiliano Bartolomeu Terceiro achou do mordedor de corda em formato de osso?",
    hint: "Se o Maximiliano Bartolomeu Terceiro ainda não experimentou, espere mais um pouco para avaliar.",
    defaultValue: 1,
    texts: { valueText: () => "Não foi desta vez que ele gostou" },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
export const ReducedMotion = Empty.extend({
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    const star = canvas.getAllByRole("radio")[0]?.closest("label");
    await waitFor(() => expect(star && getComputedStyle(star).transitionDuration).toBe("1e-05s"));
  },
});
