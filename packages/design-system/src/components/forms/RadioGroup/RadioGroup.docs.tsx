import { documented } from "@petbox/storybook/documented";
import { RadioGroup } from "./RadioGroup.tsx";

const sexes = [
  { value: "male", label: "Macho" },
  { value: "female", label: "Fêmea" },
];

export const radioGroupDocs = documented({
  component: RadioGroup<string>,
  example: <RadioGroup name="sexo" legend="Sexo do pet" options={sexes} />,
  states: [
    <RadioGroup key="inline" name="sexo" legend="Sexo do pet" options={sexes} defaultValue="male" inline optional />,
    <RadioGroup key="wrong" name="sexo" legend="Sexo do pet" options={sexes} error="Escolha o sexo do seu pet." />,
  ],
  purpose:
    "Uma entre poucas opções, todas à vista. Nada vem escolhido, a não ser que uma resposta já exista ou seja a de quase todos.",
  instead: [
    { use: "ChoiceCards", when: "quando a opção se entende melhor por uma figura" },
    { use: "SelectField", when: "quando são muitas opções" },
    { use: "Checkbox", when: "quando é sim ou não" },
  ],
  props: {
    defaultValue: "O valor escolhido no começo.",
    inline: "Se as opções ficam lado a lado, onde cabem.",
    onValueChange: "Recebe o valor escolhido.",
    options: "As opções, na ordem em que aparecem.",
    value: "O valor escolhido, para uma página que o guarda; null para nenhum.",
  },
  keyboard: [
    { keys: "Tab", does: "Entra no grupo, na opção escolhida ou na primeira, e sai dele." },
    { keys: "Setas", does: "Escolhem a opção seguinte ou a anterior, dando a volta." },
    { keys: "Espaço", does: "Escolhe a opção que tem o foco." },
  ],
  heard: ["“Sexo do pet, grupo”", "“Macho, botão de opção, não marcado, 1 de 2”"],
  labels: { optional: "(opcional)" },
});
