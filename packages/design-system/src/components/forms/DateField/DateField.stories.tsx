import { civilDate } from "@petbox/domain/calendar/civilDate";
import preview from "@petbox/storybook/preview";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { DateField } from "./DateField.tsx";

const meta = preview.meta({
  component: DateField,
  title: "Componentes/Formulários/DateField",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Uma data, digitada como dd/mm/aaaa ou escolhida no calendário do aparelho. min e max valem para o calendário; o que se digita é julgado pelo formulário.",
      synonyms: ["data", "calendário", "date picker", "datepicker"],
      alternatives: {
        MaskedField: "é a validade de um cartão",
        SelectField: "são poucos dias para escolher",
      },
      keyboard: {
        Dígitos: "Entram no lugar do dia, do mês e do ano; as barras aparecem sozinhas.",
        Tab: "Vai do campo ao botão do calendário.",
        "Enter ou Espaço no botão": "Abre o calendário do aparelho; o dia escolhido volta ao campo, com o foco.",
      },
      announcements: [
        "“Data de nascimento, editar texto, Você precisa ter mais de 18 anos.”",
        "“Abrir calendário, botão”",
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
  args: { name: "nascimento", label: "Quando o Bob nasceu?" },
});

function pickerIn(element: HTMLElement): HTMLInputElement {
  const picker = element.querySelector<HTMLInputElement>("input[type=date]");
  if (picker === null) throw new Error("O calendário do aparelho não está na página.");
  return picker;
}

export const Default = meta.story({
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "07042019");
    await waitFor(() => expect(input).toHaveValue("07/04/2019"));
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await expect(input).toHaveAttribute("placeholder", "dd/mm/aaaa");
    await expect(args.onValueChange).toHaveBeenCalled();
  },
});

export const Picked = meta.story({
  name: "Escolhida no calendário",
  args: { onValueChange: fn(), min: civilDate(2001, 6, 24), max: civilDate(2026, 1, 31) },
  play: async ({ canvas, canvasElement, args }) => {
    const picker = pickerIn(canvasElement);
    await expect(picker).toHaveAttribute("min", "2001-06-24");
    await expect(picker).toHaveAttribute("max", "2026-01-31");
    await fireEvent.input(picker, { target: { value: "2019-04-07" } });
    await expect(canvas.getByRole("textbox")).toHaveValue("07/04/2019");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("07/04/2019");
  },
});

export const Opens = meta.story({
  name: "Abre o calendário do aparelho",
  args: { defaultValue: civilDate(2019, 4, 7) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const picker = pickerIn(canvasElement);
    picker.showPicker = fn();
    const button = canvas.getByRole("button", { name: "Abrir calendário" });
    await userEvent.click(button);
    await expect(picker.showPicker).toHaveBeenCalledOnce();
    await expect(picker).toHaveValue("2019-04-07");
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(picker.showPicker).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await expect(picker).not.toHaveFocus();
  },
});

export const NoSuchDay = meta.story({
  name: "Um dia que não existe",
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole("textbox");
    const picker = pickerIn(canvasElement);
    picker.showPicker = fn();
    await userEvent.type(input, "31022026");
    await waitFor(() => expect(input).toHaveValue("31/02/2026"));
    // The typed text stays for the form's parser; the calendar starts empty.
    await userEvent.click(canvas.getByRole("button"));
    await expect(picker).toHaveValue("");
    await expect(input).toHaveValue("31/02/2026");
  },
});

export const Pasted = meta.story({
  name: "Colada de outros jeitos",
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "x");
    await waitFor(() => expect(input).toHaveValue(""));
    for (const text of ["2019-04-07", "7/4/2019", "07.04.2019", "07042019"]) {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue("07/04/2019");
    }
    await userEvent.clear(input);
    await userEvent.paste("<b>ontem</b>");
    await expect(input).toHaveValue("");
  },
});

export const WithHint = meta.story({
  name: "Com dica",
  args: { label: "Data de nascimento", hint: "Você precisa ter mais de 18 anos.", autoComplete: "bday" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Você precisa ter mais de 18 anos.");
    await expect(canvas.getByRole("textbox")).toHaveAttribute("autocomplete", "bday");
  },
});

export const WithError = meta.story({
  args: { error: "Essa data não existe. Confira o dia e o mês." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
});

export const Locked = meta.story({
  name: "Travado",
  args: { readOnly: true, defaultValue: civilDate(2019, 4, 7) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("07/04/2019");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: civilDate(2019, 4, 7) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
});

export const States = meta.story({
  render: () => (
    <Stack gap="s2">
      <DateField name="vazio" label="Vazio" />
      <DateField name="preenchido" label="Preenchido" defaultValue={civilDate(2019, 4, 7)} />
      <DateField name="foco" id="focus-field" label="Com foco" />
      <DateField name="botao-foco" className="focus-button" label="Calendário com foco" />
      <DateField name="botao" className="hover-button" label="Calendário sob o ponteiro" />
      <DateField name="errado" label="Errado" error="Essa data não existe. Confira o dia e o mês." />
      <DateField name="travado" label="Travado" defaultValue={civilDate(2019, 4, 7)} readOnly />
      <DateField name="desativado" label="Desativado" defaultValue={civilDate(2019, 4, 7)} disabled />
    </Stack>
  ),
  parameters: {
    pseudo: { hover: [".hover-button button"], focusVisible: ["#focus-field", ".focus-button button"] },
  },
});

export const LongestText = meta.story({
  args: {
    label: "Quando o Maximiliano Bartolomeu Terceiro nasceu, ou mais ou menos quando?",
    hint: "Se não souber o dia, escreva o primeiro do mês; se não souber o mês, o de quando ele chegou em casa.",
    error: "Essa data ainda não chegou. Confira o ano: ele tem quatro dígitos.",
    defaultValue: civilDate(2027, 12, 31),
    optional: true,
  },
});

export const Dark = States.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
