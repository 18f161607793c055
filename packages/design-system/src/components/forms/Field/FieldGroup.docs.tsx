import { documented } from "@petbox/storybook/documented";
import { FieldGroup } from "./FieldGroup.tsx";

export const fieldGroupDocs = documented({
  component: FieldGroup,
  example: (
    <FieldGroup name="nota" legend="Que nota você dá para a caixa?" hint="5 é a melhor." optional>
      {["1", "2", "3", "4", "5"].map((note) => (
        <label key={note}>
          <input type="radio" name="nota" value={note} /> {note}
        </label>
      ))}
    </FieldGroup>
  ),
  purpose:
    "A moldura de uma pergunta com vários botões de rádio: o que Field é para um controle só. Quem desenha as opções é quem usa.",
  instead: [
    { use: "RadioGroup", when: "quando as opções são palavras" },
    { use: "ChoiceCards", when: "quando as opções têm figura" },
    { use: "Field", when: "quando há um controle só" },
  ],
  keyboard: [
    { keys: "Tab", does: "Entra no grupo, na opção escolhida ou na primeira." },
    { keys: "Setas", does: "Escolhem a opção seguinte ou a anterior." },
  ],
  heard: ["“Que nota você dá para a caixa? (opcional), grupo, 5 é a melhor.”", "“1, botão de opção, 1 de 5”"],
  labels: { optional: "(opcional)" },
});
