import { accepted } from "@petbox/domain/result";
import { documented } from "@petbox/storybook/documented";
import { Button } from "../../actions/Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form } from "./Form.tsx";
import type { FormValues } from "./formValues.ts";

const read = (values: FormValues) => accepted(values);
const refusedByTheServer = { nome: "Esse nome já é de outro pet seu." };

export const formDocs = documented({
  component: Form<FormValues>,
  example: (
    <Form parse={read} onSubmit={() => undefined}>
      <TextField name="nome" label="Nome do pet" />
      <Button type="submit">Continuar</Button>
    </Form>
  ),
  states: [
    <Form
      key="refused"
      parse={read}
      onSubmit={() => undefined}
      serverErrors={{ ...refusedByTheServer, cadastro: "Não conseguimos salvar agora." }}
    >
      <TextField name="nome" label="Nome do pet" />
      <Button type="submit">Continuar</Button>
    </Form>,
  ],
  purpose:
    "Um formulário. parse transforma o que foi digitado em um valor do domínio ou diz o que está errado, campo por campo; onSubmit recebe o valor pronto. Os campos guardam o próprio texto: nada redesenha enquanto se digita.",
  instead: [
    { use: "PersonalDataForm", when: "quando pede os dados de uma pessoa, dentro de um Form" },
    { use: "AddressForm", when: "quando pede um endereço, dentro de um Form" },
    { use: "CardForm", when: "quando pede um cartão: ele já é um formulário" },
    { use: "LoginForm", when: "quando a pessoa entra na conta" },
  ],
  props: {
    children: "Os campos, e o botão que envia.",
    parse:
      "Recebe um valor por nome, e o do botão que enviou. Transforma o que foi digitado num valor do domínio, ou diz o que está errado, por nome de campo. Tem de ser uma função pura; quando passa a ser outra, os erros mostrados são conferidos na hora.",
    pending: "Enquanto for true, o formulário não pode ser enviado.",
    summaryTitle:
      "O título do resumo; sem ele, conta os campos: “Confira 3 campos”. Uma função recebe o que estava errado na recusa, e o seu título aparece mesmo com um campo só.",
  },
  keyboard: [
    { keys: "Enter em um campo de uma linha", does: "Envia, como o botão de enviar." },
    { keys: "Tab", does: "Vai de campo em campo; o aviso de cima tem um link para cada campo errado." },
  ],
  heard: [
    "recusado: “Confira 3 campos: Nome do pet, Porte, CPF”, uma vez, e o foco vai ao primeiro campo errado",
    "em um campo errado: a dica e o erro, como descrição dele",
  ],
  labels: { summaryTitle: "Confira 1 campo" },
});
