import { documented } from "@petbox/storybook/documented";
import { MaskedField } from "./MaskedField.tsx";

export const maskedFieldDocs = documented({
  component: MaskedField,
  example: <MaskedField name="cpf" label="CPF" hint="Vai na nota fiscal." kind="cpf" />,
  states: [
    <MaskedField key="wrong" name="cpf" label="CPF" kind="cpf" error="Informe um CPF válido" />,
    <MaskedField key="phone" name="celular" label="Celular com DDD" kind="phone" optional />,
    <MaskedField key="locked" name="cep" label="CEP" kind="cep" defaultValue="01310-100" readOnly />,
  ],
  purpose:
    "Um campo que escreve sozinho os pontos, traços e espaços de CPF, CEP, telefone, data, cartão, validade ou código de segurança. Aceita colar de qualquer jeito – “+55 (11) 91234-5678”, “2000-04-07” – e o cursor fica onde se corrige. O formulário recebe o texto como se vê.",
  instead: [
    { use: "DateField", when: "quando a data também pode ser escolhida no calendário" },
    { use: "TextField", when: "quando o texto não tem formato" },
    { use: "CardForm", when: "quando se pede o cartão inteiro" },
  ],
  props: {
    adornment:
      "O que fica no fim do campo: uma figura, um indicador de espera ou um botão. Um campo bloqueado mostra um cadeado.",
    kind: "O formato; decide também o teclado, o preenchimento automático e o exemplo, e cada um deles pode ser trocado por uma prop.",
    value:
      "O texto de uma página que o guarda, com ou sem pontos: é mostrado com eles. `onValueChange` dá o texto como é visto, e o formulário também.",
  },
  keyboard: [
    { keys: "Dígitos", does: "Entram no lugar certo; letras não entram." },
    { keys: "Backspace e Delete", does: "Apagam o dígito; os sinais da máscara se ajeitam." },
    { keys: "/ depois de um só dígito", does: "Em datas e validades, põe o zero: 7/4 vira 07/04." },
  ],
  heard: ["“CPF, editar texto, Vai na nota fiscal.”", "com erro: “inválido, Informe um CPF válido”"],
  labels: { placeholder: "000.000.000-00", optional: "(opcional)" },
  control: "input",
});
