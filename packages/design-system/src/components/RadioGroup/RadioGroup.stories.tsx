import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = preview.meta({
  component: RadioGroup,
  title: "Componentes/Formulários/RadioGroup",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
  args: {
    name: "sexo",
    legend: "Sexo do pet",
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
    await userEvent.click(canvas.getByText("Macho"));
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Fêmea" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("female");
  },
});

export const Inline = meta.story({ name: "Lado a lado", args: { inline: true, defaultValue: "male" } });

export const WithHelp = meta.story({
  name: "Com dica e ajuda",
  args: {
    legend: "Como você quer pagar?",
    hint: "Dá para trocar depois.",
    options: [
      { value: "card", label: "Cartão de crédito", help: "Aprovação na hora" },
      { value: "pix", label: "PIX", help: "Aprovação em segundos" },
      { value: "boleto", label: "Boleto", help: "Até 3 dias úteis", disabled: true },
    ],
  },
});

export const WithError = meta.story({
  name: "Com erro",
  args: { error: "Escolha o sexo do seu pet." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Escolha o sexo do seu pet.");
  },
});

export const Disabled = meta.story({ name: "Desativado", args: { disabled: true, defaultValue: "male" } });

export const Long = meta.story({
  name: "Textos longos, em 320 px",
  args: {
    legend: "Qual foi o principal motivo para você pausar o envio das caixas do seu pet?",
    options: [
      { value: "1", label: "Meu pet não gostou dos produtos que vieram nas últimas caixas" },
      { value: "2", label: "Tive problemas com a entrega" },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
});
