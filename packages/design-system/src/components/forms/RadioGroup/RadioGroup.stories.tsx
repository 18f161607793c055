import preview from "@petbox/storybook/preview";
import { expect, fn, within } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = preview.meta({
  component: RadioGroup,
  title: "Componentes/Formulários/RadioGroup",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Uma entre poucas opções, todas à vista. Nada vem escolhido, a não ser que uma resposta já exista ou seja a de quase todos.",
      synonyms: ["botões de rádio", "opções"],
      alternatives: {
        ChoiceCards: "a opção se entende melhor por uma figura",
        SelectField: "são muitas opções",
        Checkbox: "é sim ou não",
      },
      keyboard: {
        Tab: "Entra no grupo, na opção escolhida ou na primeira, e sai dele.",
        Setas: "Escolhem a opção seguinte ou a anterior, dando a volta.",
        Espaço: "Escolhe a opção que tem o foco.",
      },
      announcements: ["“Sexo do pet, grupo”", "“Macho, botão de opção, não marcado, 1 de 2”"],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "35rem" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: "sexo",
    label: "Sexo do pet",
    options: [
      { value: "male", label: "Macho" },
      { value: "female", label: "Fêmea" },
    ],
  },
});

export const Default = meta.story({
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Sexo do pet" })).toBeVisible();
    await expect(canvas.getByText("Macho").closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(canvas.getByText("Macho"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("male");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Fêmea" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("female");
  },
});

export const Keyboard = meta.story({
  name: "Com o teclado",
  render: (args) => (
    <>
      <RadioGroup {...args} />
      <button type="button">Depois</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [male, female] = canvas.getAllByRole("radio");
    await userEvent.tab();
    await expect(male).toHaveFocus();
    await expect(male).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(male).toBeChecked();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(male).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(female).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(female).toHaveFocus();
  },
});

export const Inline = meta.story({ name: "Lado a lado", args: { inline: true, defaultValue: "male" } });

export const WithHelp = meta.story({
  name: "Com dica e ajuda",
  args: {
    label: "Como você quer pagar?",
    hint: "Dá para trocar depois.",
    optional: true,
    options: [
      { value: "card", label: "Cartão de crédito", description: "Aprovação na hora" },
      { value: "pix", label: "PIX", description: "Aprovação em segundos" },
      { value: "boleto", label: "Boleto", description: "Até 3 dias úteis", disabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Dá para trocar depois.");
    await userEvent.click(canvas.getByText("Boleto"));
    await expect(canvas.getByRole("radio", { name: /Boleto/ })).not.toBeChecked();
  },
});

export const WithError = meta.story({
  args: { error: "Escolha o sexo do seu pet." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Escolha o sexo do seu pet.");
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: "male" },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).toBeDisabled();
  },
});

export const NoOptions = meta.story({ name: "Nenhuma opção", args: { options: [] } });

export const UnknownValue = meta.story({
  name: "Um valor que não é de nenhuma opção",
  args: { defaultValue: "outro" },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
  },
});

export const Markup = meta.story({
  name: "HTML em uma opção é só texto",
  args: { options: [{ value: "x", label: "<b>Bob</b>", description: "<script>alert('oi')</script>" }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("<b>Bob</b>")).toBeVisible();
    await expect(canvasElement.querySelector("b, script")).toBeNull();
  },
});

const one = [{ value: "a", label: "Opção" }];

export const States = meta.story({
  render: () => (
    <Stack gap="s2">
      <RadioGroup name="normal" label="Normal" options={one} />
      <RadioGroup name="escolhida" label="Escolhida" options={one} defaultValue="a" />
      <RadioGroup name="foco" className="focus" label="Com foco" options={one} />
      <RadioGroup name="errada" label="Errada" options={one} error="Escolha uma opção." />
      <RadioGroup name="errada-foco" className="focus" label="Errada, com foco" options={one} error="Escolha uma." />
      <RadioGroup name="desativada" label="Desativada" options={one} disabled />
      <RadioGroup name="desativada-escolhida" label="Desativada, escolhida" options={one} defaultValue="a" disabled />
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: [".focus input"] } },
});

export const LongestText = meta.story({
  args: {
    label: "Qual foi o principal motivo para você pausar o envio das caixas do Maximiliano Bartolomeu Terceiro?",
    options: [
      {
        value: "1",
        label: "Meu pet não gostou dos produtos que vieram nas últimas caixas",
        description: "petisco".repeat(20),
      },
      { value: "2", label: "Tive problemas com a entrega" },
    ],
    inline: true,
    error: "Por favor selecione o campo acima",
  },
});

export const Dark = States.extend({
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    // The browser's own circle would be grey, as if it were disabled.
    const look = (name: string) =>
      getComputedStyle(within(canvas.getByRole("radiogroup", { name })).getByRole("radio"));
    await expect(look("Normal")).toHaveProperty("appearance", "none");
    await expect(look("Normal").borderColor).not.toBe(look("Escolhida").borderColor);
    await expect(look("Normal").opacity).toBe("1");
    await expect(Number(look("Desativada").opacity)).toBeLessThan(1);
  },
});
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
