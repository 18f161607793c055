import { documented } from "@petbox/storybook/documented";
import { PaymentCountdown } from "./PaymentCountdown.tsx";

export const paymentCountdownDocs = documented({
  component: PaymentCountdown,
  example: <PaymentCountdown second={20} />,
  states: [<PaymentCountdown key="beginning" second={0} />, <PaymentCountdown key="over" second={60} />],
  purpose:
    "A espera pela resposta de um pagamento: um anel que se esgota e os segundos que restam. Não tem relógio: a página diz quantos segundos passaram.",
  instead: [
    { use: "Countdown", when: "quando é só um tempo que corre, dentro de uma frase" },
    { use: "LoadingOverlay", when: "quando a espera é curta e não se sabe quanto dura" },
    { use: "ResultCard", when: "quando a resposta chegou" },
  ],
  props: {
    second: "Quantos segundos já passaram, a partir de 0; o que não é número vale 0.",
    total: "Quantos segundos a espera dura.",
  },
  keyboard: [],
  heard: [
    "no começo: “Isso pode levar até 60 segundos”",
    "com 30 e com 10 segundos: “Faltam menos de 31 segundos”",
    "no fim: “O tempo de espera terminou”",
    "o anel e o número não são lidos",
  ],
  texts: { label: "Confirmando seu pagamento" },
});
