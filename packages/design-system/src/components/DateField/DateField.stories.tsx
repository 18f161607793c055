import { civilDate } from "@petbox/domain/calendar/civilDate";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { DateField } from "./DateField.tsx";

const meta = preview.meta({
  component: DateField,
  title: "Componentes/Formulários/DateField",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: { name: "nascimento", label: "Quando o Bob nasceu?" },
});

export const Default = meta.story({
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "07042019");
    await waitFor(() => expect(input).toHaveValue("07/04/2019"));
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await expect(args.onValueChange).toHaveBeenCalled();
  },
});

export const Picked = meta.story({
  name: "Escolhida no calendário",
  args: { onValueChange: fn(), min: civilDate(2001, 6, 24), max: civilDate(2026, 1, 31) },
  play: async ({ canvas, canvasElement, args }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>("input[type=date]");
    await expect(picker).toHaveAttribute("min", "2001-06-24");
    if (picker === null) throw new Error("O calendário do aparelho não está na página.");
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
    const picker = canvasElement.querySelector<HTMLInputElement>("input[type=date]");
    if (picker === null) throw new Error("O calendário do aparelho não está na página.");
    picker.showPicker = fn();
    await userEvent.click(canvas.getByRole("button", { name: "Abrir calendário" }));
    await expect(picker.showPicker).toHaveBeenCalledOnce();
    await expect(picker).toHaveValue("2019-04-07");
  },
});

export const WithHint = meta.story({
  name: "Com dica",
  args: { label: "Data de nascimento", hint: "Você precisa ter mais de 18 anos.", autoComplete: "bday" },
});

export const WithError = meta.story({
  name: "Com erro",
  args: { error: "Essa data não existe. Confira o dia e o mês." },
});

export const Locked = meta.story({ name: "Travado", args: { readOnly: true, defaultValue: civilDate(2019, 4, 7) } });

export const Disabled = meta.story({
  name: "Desativado",
  args: { disabled: true, defaultValue: civilDate(2019, 4, 7) },
});
