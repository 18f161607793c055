import { documented } from "@petbox/storybook/documented";
import { FormErrorSummary } from "./FormErrorSummary.tsx";

export const formErrorSummaryDocs = documented({
  component: FormErrorSummary,
  example: (
    <FormErrorSummary
      fields={[
        { name: "nome", label: "Nome completo", message: "Escreva o nome e o sobrenome.", controlId: "nome" },
        { name: "cpf", label: "CPF", message: "Informe um CPF válido", controlId: "cpf" },
      ]}
    />
  ),
  purpose:
    "O que um formulário recusado diz, uma vez: um anúncio e um link para cada campo errado. Um campo sozinho já diz o que tem, e por isso não ganha lista. Form já o traz; sozinho, serve a uma página que junta mais de um formulário.",
  instead: [
    { use: "Form", when: "quase sempre: ele mostra o resumo sozinho" },
    { use: "Alert", when: "quando o aviso não é sobre campos" },
  ],
  props: {
    announced: "O que o aviso cita: os campos do momento da recusa, para que consertar um deles não repita o aviso.",
    announcement: "O número da recusa; quando muda, o mesmo texto é dito de novo.",
    fields: "O que ainda está errado, na ordem da página.",
    listsOne: "Lista também um campo só, porque o título diz mais que o campo.",
    title: "O título; sem ele, conta os campos: “Confira 3 campos”.",
  },
  keyboard: [{ keys: "Enter em um link", does: "Leva o foco ao campo, sem mudar o endereço da página." }],
  heard: ["“Confira 2 campos: Nome completo, CPF”, na hora da recusa", "“CPF: Informe um CPF válido, link”"],
  labels: { title: "Confira 2 campos" },
});
