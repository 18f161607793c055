import { civilDate } from "@petbox/domain/calendar/civilDate";
import { documented } from "@petbox/storybook/documented";
import { DateField } from "./DateField.tsx";

export const dateFieldDocs = documented({
  component: DateField,
  example: <DateField name="nascimento" label="Data de nascimento" hint="Você precisa ter mais de 18 anos." />,
  states: [
    <DateField
      key="limits"
      name="entrega"
      label="Quando podemos entregar?"
      min={civilDate(2026, 3, 10)}
      max={civilDate(2026, 4, 10)}
      defaultValue={civilDate(2026, 3, 12)}
      optional
    />,
    <DateField key="wrong" name="nascimento" label="Data de nascimento" error="Essa data não existe." />,
  ],
  purpose:
    "Uma data, digitada como dd/mm/aaaa ou escolhida no calendário do aparelho. min e max valem para o calendário; o que se digita é julgado pelo formulário.",
  instead: [
    { use: "MaskedField", when: "quando é a validade de um cartão" },
    { use: "SelectField", when: "quando são poucos dias para escolher" },
  ],
  props: {
    defaultValue: "A data do começo: uma CivilDate, ou o texto como é visto.",
    max: "A última data que o calendário oferece, uma CivilDate.",
    min: "A primeira data que o calendário oferece, uma CivilDate; o que se digita é conferido pelo formulário.",
    value: "A data que a página guarda: uma CivilDate, ou o texto como é visto.",
  },
  keyboard: [
    { keys: "Dígitos", does: "Entram no lugar do dia, do mês e do ano; as barras aparecem sozinhas." },
    { keys: "Tab", does: "Vai do campo ao botão do calendário." },
    {
      keys: "Enter ou Espaço no botão",
      does: "Abre o calendário do aparelho; o dia escolhido volta ao campo, com o foco.",
    },
  ],
  heard: ["“Data de nascimento, editar texto, Você precisa ter mais de 18 anos.”", "“Abrir calendário, botão”"],
  labels: { placeholder: "dd/mm/aaaa", optional: "(opcional)" },
  texts: { pickerLabel: "Abrir calendário" },
  control: "input",
});
