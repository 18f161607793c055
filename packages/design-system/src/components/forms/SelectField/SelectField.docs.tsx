import { documented } from "@petbox/storybook/documented";
import { SelectField } from "./SelectField.tsx";

const months = ["01", "02", "03", "04", "05", "06"].map((month) => ({ value: month, label: month }));

export const selectFieldDocs = documented({
  component: SelectField<string>,
  example: <SelectField name="mes" label="Mês de validade" placeholder="Mês" options={months} />,
  states: [
    <SelectField key="optional" name="mes" label="Mês" placeholder="Mês" options={months} optional />,
    <SelectField
      key="wrong"
      name="mes"
      label="Mês de validade"
      placeholder="Mês"
      options={months}
      error="Escolha o mês de validade do cartão."
    />,
  ],
  purpose:
    "Uma opção entre muitas, com a lista do próprio aparelho: a que a pessoa já conhece e que o navegador preenche.",
  instead: [
    { use: "RadioGroup", when: "quando são até cinco opções e cabem à vista" },
    { use: "Autocomplete", when: "quando são tantas que é melhor digitar, ou quando vale outra resposta" },
  ],
  props: {
    onValueChange: "Recebe o valor escolhido.",
    options: "As opções, na ordem em que aparecem.",
    placeholder:
      "O que aparece enquanto nada foi escolhido; o seu valor é o texto vazio. Sem ele, a primeira opção já está escolhida.",
  },
  keyboard: [
    { keys: "Setas", does: "Trocam a opção." },
    { keys: "Espaço ou Alt + ↓", does: "Abre a lista do aparelho." },
    { keys: "Letras", does: "Vão à opção que começa assim." },
  ],
  heard: ["“Mês de validade, caixa de combinação, Mês”", "com erro: “inválido, Escolha o mês de validade do cartão.”"],
  labels: { optional: "(opcional)" },
  control: "select",
});
