import { civilDate } from "@petbox/domain/calendar/civilDate";
import { documented } from "@petbox/storybook/documented";
import { PersonalDataForm } from "./PersonalDataForm.tsx";

export const personalDataFormDocs = documented({
  component: PersonalDataForm,
  example: <PersonalDataForm today={civilDate(2026, 3, 10)} />,
  purpose:
    "Quem é a pessoa: nome, CPF, nascimento e celular. É uma parte de um Form, com os nomes fullName, cpf, birthDate e phone, e quem julga as respostas é o parse dele. Os nomes dos campos se trocam, um a um, em texts.",
  instead: [
    { use: "AddressForm", when: "quando a pergunta é onde a pessoa mora" },
    { use: "FormSection", when: "quando os campos são outros" },
  ],
  props: {
    today: "O dia de hoje no Brasil: o calendário não oferece ninguém com menos de 18 anos.",
    isCpfLocked:
      "O CPF é o da conta e não muda: aparece com um cadeado, e a linha embaixo diz por quê. Quem mostra o formulário o preenche.",
    variant: '"userData" aceita um nome de qualquer tamanho, sem contador.',
  },
  keyboard: [{ keys: "Tab", does: "Nome, CPF, nascimento, calendário e celular, nesta ordem." }],
  heard: ["“Seus dados, grupo”", "“Nome completo, editar texto”", "no nome: “Perto do limite de 35 caracteres”"],
  labels: { title: "Seus dados" },
  texts: { pickerLabel: "Abrir calendário" },
});
