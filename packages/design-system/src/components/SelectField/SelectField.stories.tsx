import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { SelectField } from "./SelectField.tsx";

const months = ["01", "02", "03", "04", "05", "06"];

const meta = preview.meta({
  component: SelectField,
  title: "Componentes/Formulários/SelectField",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: {
    name: "mes",
    label: "Mês de validade",
    placeholder: "Mês",
    options: months.map((month) => ({ value: month, label: month, disabled: month < "03" })),
  },
});

export const Default = meta.story({
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole("combobox", { name: "Mês de validade" });
    await expect(select).toHaveValue("");
    await expect(canvas.getByRole("option", { name: "02" })).toBeDisabled();
    await userEvent.selectOptions(select, "05");
    await expect(select).toHaveValue("05");
    await expect(args.onValueChange).toHaveBeenCalledWith("05");
  },
});

export const WithHint = meta.story({ name: "Com dica", args: { hint: "Está na frente do cartão." } });

export const WithError = meta.story({ name: "Com erro", args: { error: "Escolha o mês de validade." } });

export const Disabled = meta.story({ name: "Desativado", args: { disabled: true, defaultValue: "05" } });

export const Long = meta.story({
  name: "Opção longa, em 320 px",
  args: {
    label: "Motivo",
    placeholder: "Escolha um motivo",
    defaultValue: "caro",
    options: [{ value: "caro", label: "Achei muito caro para a quantidade de produtos que vem na caixa" }],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
});
