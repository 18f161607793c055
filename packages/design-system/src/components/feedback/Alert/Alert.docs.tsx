import { documented } from "@petbox/storybook/documented";
import { Alert } from "./Alert.tsx";

export const alertDocs = documented({
  component: Alert,
  example: (
    <Alert tone="danger" title="Ops...">
      Seu cartão foi recusado pelo banco. Confira os dados ou use outro cartão.
    </Alert>
  ),
  states: [
    <Alert key="dismissible" tone="success" dismissible>
      Cupom aplicado.
    </Alert>,
  ],
  purpose:
    "Uma mensagem que fica na página, junto daquilo de que fala: o erro acima do botão que falhou, o aviso dentro do cartão que ele explica. Diz o que aconteceu e o que fazer.",
  instead: [
    { use: "Toast", when: "quando só confirma o que acabou de ser feito e pode sumir sozinha" },
    { use: "Banner", when: "quando é o aviso da página inteira e já está lá quando ela abre" },
    { use: "FormErrorSummary", when: "quando são os erros dos campos de um formulário" },
    { use: "ErrorState", when: "quando falhou o que a parte inteira ia mostrar" },
  ],
  props: {
    children: "O que aconteceu e o que fazer.",
    dismissible: "Quem lê pode fechar; fechada, ela volta quando tem outra coisa a dizer.",
    tone: "O que é: o sinal, a cor e o que o leitor de tela diz dele.",
    onDismiss: "Avisa depois que quem lê fechou.",
    role: 'Como é anunciado ao aparecer: "alert" interrompe, "status" espera, "note" já estava lá. Sem ele, um erro é "alert" e o resto, "status".',
  },
  keyboard: [
    { keys: "Tab", does: "Passa aos links da mensagem e ao botão de fechar, se houver." },
    {
      keys: "Enter ou Espaço",
      does: "No botão de fechar, tira a mensagem da página; o foco fica onde ela estava: na página ou no título do Dialog.",
    },
  ],
  heard: [
    "um erro interrompe: “Erro, imagem, Ops..., Seu cartão foi recusado pelo banco.”",
    "as outras esperam a vez: “Sucesso, imagem, Cupom aplicado.”",
    'com `role="note"`, nada é anunciado: é lida no seu lugar',
    "“Fechar aviso, botão”",
  ],
  texts: { dismissLabel: "Fechar aviso" },
});
