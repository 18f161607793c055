import { documented } from "@petbox/storybook/documented";
import { TextArea } from "./TextArea.tsx";

export const textAreaDocs = documented({
  component: TextArea,
  example: <TextArea name="descricao" label="Conta pra gente o que aconteceu" limit={2000} />,
  states: [
    <TextArea key="optional" name="recado" label="Quer deixar um recado?" optional />,
    <TextArea key="wrong" name="descricao" label="O que aconteceu?" error="Por favor, preencha este campo" />,
    <TextArea key="near" name="recado" label="Recado" limit={20} defaultValue="O Bob amou o osso!" />,
  ],
  purpose:
    "Um texto de várias linhas, que cresce com o que se escreve. Com limit há um contador, que só aparece quando nove décimos do espaço foram usados; texts troca as palavras dele.",
  instead: [
    { use: "TextField", when: "quando cabe em uma linha" },
    { use: "RadioGroup", when: "quando as respostas são conhecidas: escolher é mais fácil do que escrever" },
  ],
  props: {
    counterFrom: "A partir de quantos caracteres o contador aparece.",
    limit:
      "Quantos caracteres são permitidos: com ele há um contador. Dá para digitar mais; é o formulário que recusa.",
  },
  keyboard: [
    { keys: "Enter", does: "Começa outra linha; não envia o formulário." },
    { keys: "Tab", does: "Passa ao próximo." },
  ],
  heard: [
    "“Conta pra gente o que aconteceu, editar texto, várias linhas”",
    "quando o contador aparece: “Perto do limite de 2000 caracteres”, sem interromper",
    "no limite: “Limite de 2000 caracteres atingido”, uma vez",
  ],
  labels: { optional: "(opcional)" },
  control: "textarea",
});
