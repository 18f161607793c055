import { documented } from "@petbox/storybook/documented";
import { TextField } from "./TextField.tsx";

export const textFieldDocs = documented({
  component: TextField,
  example: <TextField name="nome" label="Nome do pet" hint="Como você chama na hora do petisco." />,
  states: [
    <TextField key="optional" name="apelido" label="Apelido" optional />,
    <TextField key="wrong" name="nome" label="Nome do pet" error="Por favor insira o nome do seu pet. :)" />,
    <TextField key="counted" name="complemento" label="Complemento" limit={20} defaultValue="Apto 12, bloco B" />,
    <TextField key="locked" name="cidade" label="Cidade" defaultValue="São Paulo" readOnly />,
  ],
  purpose:
    "Uma linha de texto. O campo guarda sozinho o que se digita e lê o próprio erro do formulário em volta, pelo nome. Com limit há um contador; texts troca as palavras dele.",
  instead: [
    { use: "TextArea", when: "quando se escreve mais de uma linha" },
    { use: "MaskedField", when: "quando o texto tem formato: CPF, CEP, telefone, cartão" },
    { use: "EmailField", when: "quando é um e-mail que será conferido" },
    { use: "PasswordField", when: "quando é uma senha" },
    { use: "Autocomplete", when: "quando há sugestões enquanto se digita" },
  ],
  props: {
    adornment:
      "O que fica no fim do campo: uma figura, um indicador de espera ou um botão. Um campo bloqueado mostra um cadeado.",
    counterFrom: "A partir de quantos caracteres o contador aparece.",
    limit:
      "Quantos caracteres são permitidos: com ele há um contador. Dá para digitar mais; é o formulário que recusa.",
  },
  keyboard: [
    { keys: "Tab", does: "Entra no campo e sai dele." },
    { keys: "Enter", does: "Envia o formulário em volta." },
  ],
  heard: [
    "“Nome do pet, editar texto, Como você chama na hora do petisco.”",
    "com erro: “inválido, Por favor insira o nome do seu pet. :)”",
    "com limite: “Perto do limite de 45 caracteres” e “Limite de 45 caracteres atingido”, uma vez cada, nunca a cada tecla",
  ],
  labels: { optional: "(opcional)" },
  control: "input",
});
