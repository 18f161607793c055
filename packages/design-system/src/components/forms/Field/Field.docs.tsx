import { documented } from "@petbox/storybook/documented";
import { Field } from "./Field.tsx";

export const fieldDocs = documented({
  component: Field,
  example: (
    <Field name="foto" label="Foto do pet" hint="Até 1 MB." optional>
      {(control) => <input type="file" {...control} />}
    </Field>
  ),
  states: [
    <Field key="wrong" name="foto" label="Foto do pet" error="Essa foto é grande demais.">
      {(control) => <input type="file" {...control} />}
    </Field>,
  ],
  purpose:
    "A moldura de um campo: pergunta, dica, o controle e uma linha para o erro, que já está lá antes de ele chegar. Serve para um controle que ainda não tem campo pronto; o que está em children recebe id, nome e descrição, e só precisa repassá-los.",
  instead: [
    { use: "TextField", when: "quando é uma linha de texto" },
    { use: "SelectField", when: "quando é uma lista de opções" },
    { use: "RadioGroup", when: "quando são poucas opções, todas à vista" },
  ],
  props: {
    children: "O controle, que recebe o id, o nome e o que o descreve.",
    counter:
      "O que fica no fim da linha de mensagens, como um contador; o id, quando é visto, também descreve o controle.",
    describedBy: "Ids que descrevem o controle além da dica e do erro.",
    id: "O id do controle; sem ele, um é inventado.",
    name: "O nome do controle: a chave do seu erro no formulário em volta.",
  },
  keyboard: [{ keys: "Tab", does: "Vai ao controle; a moldura não tem parada própria." }],
  heard: ["“Foto do pet (opcional), Até 1 MB.”", "com erro: “inválido, Essa foto é grande demais.”"],
  labels: { optional: "(opcional)" },
});
