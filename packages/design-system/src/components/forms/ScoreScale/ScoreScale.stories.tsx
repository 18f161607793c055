import preview from "@petbox/storybook/preview";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Form } from "../Form/Form.tsx";
import { ScoreScale } from "./ScoreScale.tsx";

const meta = preview.meta({
  component: ScoreScale,
  title: "Componentes/Formulários/ScoreScale",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "Tem `min` e `max`: o NPS vai de 0 a 10." },
      purpose:
        "Pede uma nota de 1 a 10, ou de `min` a `max`, com todos os números à vista e uma palavra em cada ponta. No telefone são fileiras de cinco, para que cada número caiba no polegar.",
      synonyms: ["NPS", "nota", "escala"],
      alternatives: {
        StarRating: "a nota se dá em estrelas",
        RadioGroup: "as opções são palavras",
      },
      keyboard: {
        Tab: "Entra no número escolhido, ou no primeiro; o próximo Tab sai do campo.",
        Setas: "Passam ao número vizinho e o escolhem; depois do último vem o primeiro.",
        Espaço: "Escolhe o número em foco.",
      },
      announcements: [
        "“De 1 a 10, quanto você está satisfeito com o BOX?, grupo de opções”",
        "“1, Nada satisfeito, botão de opção, 1 de 10”",
        "“10, Muito satisfeito, botão de opção, 10 de 10”",
      ],
    },
  },
  args: { name: "score", label: "De 1 a 10, quanto você está satisfeito com o BOX?", onValueChange: fn() },
});

export const Empty = meta.story({
  name: "Vazia",
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas, userEvent, args }) => {
    const radios = canvas.getAllByRole("radio");
    await expect(radios).toHaveLength(10);
    const tops = radios.map((radio) => radio.closest("label")?.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await userEvent.click(canvas.getByText("9"));
    await expect(canvas.getByRole("radio", { name: "9" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(9);
  },
});

export const OnAPhone = Empty.extend({
  name: "No celular",
  globals: { viewport: { value: "narrow" } },
  args: { texts: { lowLabel: "Não recomendaria", highLabel: "Recomendaria muito" } },
  play: async ({ canvas }) => {
    // No end is broken into two lines while it fits the field.
    for (const end of ["1 – Não recomendaria", "10 – Recomendaria muito"]) {
      await expect(canvas.getByText(end).getBoundingClientRect().height).toBeLessThan(30);
    }
    const boxes = canvas.getAllByRole("radio").map((radio) => radio.closest("label")?.getBoundingClientRect());
    await expect(new Set(boxes.map((box) => box?.top)).size).toBe(2);
    for (const box of boxes) {
      await expect(box?.width).toBeGreaterThanOrEqual(44);
      await expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const ByKeyboard = meta.story({
  name: "Pelo teclado",
  args: { defaultValue: 9 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "9" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "10, Muito satisfeito" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "1, Nada satisfeito" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
});

export const FromZero = meta.story({
  name: "De 0 a 10",
  globals: { viewport: { value: "tablet" } },
  args: { min: 0, label: "De 0 a 10, quanto você nos recomendaria?" },
  play: async ({ canvas, userEvent, args }) => {
    const radios = canvas.getAllByRole("radio");
    await expect(radios).toHaveLength(11);
    await expect(new Set(radios.map((radio) => radio.closest("label")?.getBoundingClientRect().top)).size).toBe(1);
    await expect(canvas.getByText("0 – Nada satisfeito")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "0, Nada satisfeito" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
});

export const FromZeroOnAPhone = FromZero.extend({
  name: "De 0 a 10, no celular",
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("radio").map((radio) => radio.closest("label")?.getBoundingClientRect());
    await expect(new Set(boxes.map((box) => box?.top)).size).toBe(2);
    for (const box of boxes) await expect(box?.width).toBeGreaterThanOrEqual(44);
  },
});

export const UpToFive = meta.story({
  name: "De 1 a 5",
  args: { max: 5, label: "Foi fácil resolver?", texts: { lowLabel: "Muito difícil", highLabel: "Muito fácil" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(5);
    await expect(canvas.getByRole("radio", { name: "5, Muito fácil" })).toBeVisible();
  },
});

const onSubmit = fn();

export const InAForm = meta.story({
  name: "Em um formulário",
  render: (args) => (
    <Form
      parse={(values) =>
        values.score === undefined
          ? { ok: false, error: { score: "Selecione um dos motivos" } }
          : { ok: true, value: Number(values.score) }
      }
      onSubmit={onSubmit}
    >
      <Stack>
        <ScoreScale {...args} />
        <Button type="submit">Enviar</Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enviar" }));
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Selecione um dos motivos");
    await expect(canvas.getByRole("radio", { name: "1, Nada satisfeito" })).toHaveFocus();
    await userEvent.click(canvas.getByText("8"));
    await expect(canvas.getByRole("radiogroup")).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByRole("button", { name: "Enviar" }));
    await expect(onSubmit).toHaveBeenCalledWith(8);
  },
});

export const WithError = meta.story({
  args: { hint: "10 é a melhor nota.", error: "Selecione um dos motivos" },
});

export const Disabled = meta.story({ name: "Desativada", args: { defaultValue: 7, disabled: true } });

export const States = meta.story({
  render: () => (
    <Stack>
      <ScoreScale name="normal" label="Normal" defaultValue={7} />
      <ScoreScale name="hover" label="Sob o ponteiro" className="hover" />
      <ScoreScale name="focus" label="Com foco" defaultValue={3} className="focus" />
      <ScoreScale name="error" label="Com erro" error="Selecione um dos motivos" />
      <ScoreScale name="disabled" label="Indisponível" defaultValue={4} disabled />
    </Stack>
  ),
  parameters: {
    pseudo: {
      hover: [".hover label:nth-of-type(5)"],
      focusVisible: [".focus label:nth-of-type(3) input"],
    },
  },
});

export const LongestText = meta.story({
  args: {
    label: "De 1 a 10, quanto você recomendaria o BOX do Maximiliano Bartolomeu Terceiro a quem passeia com vocês?",
    defaultValue: 10,
    texts: { lowLabel: "Não recomendaria a ninguém que eu conheço", highLabel: "Recomendaria a todos que eu conheço" },
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
    const score = canvas.getAllByRole("radio")[0]?.closest("label");
    await waitFor(() => expect(score && getComputedStyle(score).transitionDuration).toBe("1e-05s"));
  },
});
