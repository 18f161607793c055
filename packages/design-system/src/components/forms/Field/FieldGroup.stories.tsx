import preview from "@petbox/storybook/preview";
import { expect } from "storybook/test";
import { FieldGroup } from "./FieldGroup.tsx";

const meta = preview.meta({
  component: FieldGroup,
  title: "Componentes/Formulários/Field/FieldGroup",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "A moldura de uma pergunta com vários botões de rádio: o que Field é para um controle só. Quem desenha as opções é quem usa.",
      synonyms: ["grupo de campos", "fieldset"],
      alternatives: {
        RadioGroup: "as opções são palavras",
        ChoiceCards: "as opções têm figura",
        Field: "há um controle só",
      },
      keyboard: {
        Tab: "Entra no grupo, na opção escolhida ou na primeira.",
        Setas: "Escolhem a opção seguinte ou a anterior.",
      },
      announcements: [
        "“Que nota você dá para a caixa? (opcional), grupo, 5 é a melhor.”",
        "“1, botão de opção, 1 de 5”",
      ],
    },
  },
  args: {
    name: "nota",
    label: "Que nota você dá para a caixa?",
    children: ["1", "2", "3"].map((note) => (
      <label key={note}>
        <input type="radio" name="nota" value={note} /> {note}
      </label>
    )),
  },
});

export const Default = meta.story({
  name: "Com opções próprias",
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Que nota você dá para a caixa?" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(" {ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "2" })).toBeChecked();
  },
});

export const Described = meta.story({
  name: "Dica, erro e a descrição de quem usa",
  args: { hint: "3 é a melhor.", error: "Escolha uma nota.", "aria-describedby": "prazo", optional: true },
  render: (args) => (
    <>
      <FieldGroup {...args} />
      <p id="prazo">Até sexta.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup");
    await expect(group).toHaveAccessibleDescription("Até sexta. 3 é a melhor. Escolha uma nota.");
    await expect(group).toHaveAccessibleName("Que nota você dá para a caixa? (opcional)");
    await expect(group).toHaveAttribute("aria-invalid", "true");
  },
});

export const HiddenLegend = meta.story({
  name: "Pergunta só para quem ouve",
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleName("Que nota você dá para a caixa?");
    const legend = canvas.getByText("Que nota você dá para a caixa?").closest("legend");
    await expect(legend?.getBoundingClientRect().width).toBeLessThan(2);
  },
});

export const LongestText = meta.story({
  args: {
    label: "Que nota o Maximiliano Bartolomeu Terceiro daria para a caixa de julho, se soubesse escrever?",
    hint: `Nota${" muito".repeat(30)} sincera.`,
    error: "Escolha uma nota de 1 a 3 para a gente conhecer melhor o gosto dele.",
  },
});

export const Dark = Described.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
