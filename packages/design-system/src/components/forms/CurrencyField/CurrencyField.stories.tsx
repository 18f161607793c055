import { cents } from "@petbox/domain/money/cents";
import preview from "@petbox/storybook/preview";
import { expect, fn } from "storybook/test";
import { currencyOf } from "../../../texts/currencyOf.ts";
import { CurrencyField } from "./CurrencyField.tsx";

const meta = preview.meta({
  component: CurrencyField,
  title: "Componentes/Formulários/CurrencyField",
  parameters: {
    layout: "padded",
    componentNotes: {
      since: "0.2.0",
      purpose:
        "Um valor em reais ou, com `currency`, em outra moeda. Digita-se como se quiser – “80”, “1234,5”, “R$ 1.234,50” – e, ao sair do campo, ele fica escrito por inteiro. O formulário recebe o texto como se vê, que parseReais lê; o que não é um valor fica como foi digitado.",
      synonyms: ["valor", "preço", "dinheiro", "money"],
      alternatives: {
        QuantityStepper: "se conta, e poucas vezes",
        MaskedField: "é CPF, CEP, telefone ou cartão",
        PriceBlock: "o valor só se mostra",
      },
      keyboard: { Tab: "Sai do campo, e escreve o valor por inteiro." },
      announcements: [
        "“Valor do presente, editar texto”",
        "com erro: “inválido, Informe um valor válido. Ex: R$79,90”",
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
  args: { name: "valor", label: "Valor do presente" },
});

export const Empty = meta.story({
  name: "Vazio",
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Valor do presente" });
    await expect(input).toHaveAttribute("inputmode", "decimal");
  },
});

export const Typed = meta.story({
  name: "Digitado de qualquer jeito, por inteiro na saída",
  args: { onValueChange: fn(), onBlur: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByLabelText("Valor do presente");
    for (const [typed, shown] of [
      ["80", "R$80,00"],
      ["1234,5", "R$1.234,50"],
      ["R$ 1.234,56", "R$1.234,56"],
      ["0,07", "R$0,07"],
    ] as const) {
      await step(typed, async () => {
        await userEvent.clear(input);
        await userEvent.type(input, typed);
        await expect(input).toHaveValue(typed);
        await userEvent.tab();
        await expect(input).toHaveValue(shown);
        await expect(args.onValueChange).toHaveBeenLastCalledWith(shown);
      });
    }
    await expect(args.onBlur).toHaveBeenCalledTimes(4);
  },
});

export const NotAnAmount = meta.story({
  name: "O que não é um valor fica como está",
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Valor do presente");
    for (const typed of ["oitenta", "79.90"]) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(typed);
    }
  },
});

export const Filled = meta.story({
  name: "Preenchido com centavos",
  args: { defaultValue: cents(123_456) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Valor do presente")).toHaveValue("R$1.234,56");
  },
});

export const Dollars = meta.story({
  name: "Em dólares",
  args: { currency: currencyOf("en", "USD"), defaultValue: cents(123_456) },
  argTypes: { currency: { control: false } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Valor do presente");
    await expect(input).toHaveValue("$1,234.56");
    await userEvent.clear(input);
    await userEvent.type(input, "79.9");
    await userEvent.tab();
    await expect(input).toHaveValue("$79.90");
  },
});

export const Invalid = meta.story({
  name: "Com erro",
  args: { defaultValue: "oitenta", error: "Informe um valor válido. Ex: R$79,90" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Valor do presente");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Informe um valor válido. Ex: R$79,90");
  },
});

export const Disabled = meta.story({ args: { defaultValue: cents(7990), disabled: true } });
export const ReadOnly = meta.story({ name: "Só para ler", args: { defaultValue: cents(7990), readOnly: true } });

export const States = meta.story({
  args: { defaultValue: cents(7990) },
  parameters: { pseudo: { hover: ["input"] } },
});

export const LongestText = meta.story({
  args: {
    label: "Quanto vale tudo o que veio na caixa do Maximiliano Bartolomeu Terceiro de Albuquerque",
    hint: "O preço da nota fiscal, com o frete e sem o desconto de nenhum cupom.",
    defaultValue: cents(99_999_999_999_999),
  },
});

export const Dark = Invalid.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
