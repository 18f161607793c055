import { documented } from "@petbox/storybook/documented";
import { Countdown } from "./Countdown.tsx";

export const countdownDocs = documented({
  component: Countdown,
  example: <Countdown seconds={60} onEnd={() => undefined} />,
  states: [<Countdown key="sentence" seconds={45} format={(left) => `${left} segundos restantes...`} />],
  purpose:
    "Conta os segundos até zero, dentro de uma frase ou sozinho, e avisa uma vez quando acaba. Não perde o passo se a página dorme. Só ele se redesenha a cada segundo.",
  instead: [
    { use: "PaymentCountdown", when: "quando se espera a resposta de um pagamento" },
    { use: "ProgressBar", when: "quando o que avança não é o tempo" },
  ],
  props: {
    announce: "Como o tempo que falta é dito.",
    announceAt: "Os segundos em que o leitor de tela diz quanto falta; em todos os outros, silêncio.",
    format: "Como os segundos que faltam são escritos; sem ele, como um relógio: “1:05”.",
    now: "O relógio, em milissegundos; continua enquanto a página dorme.",
    onEnd: "Avisa uma vez, no zero.",
    seconds: "De onde parte, em segundos; o negativo e o que não é número valem zero. Outra `key` recomeça.",
  },
  keyboard: [],
  heard: [
    "com 60, 30 e 10 segundos: “Faltam 30 segundos”",
    "entre um e outro, nada: contar em voz alta seria um tormento",
    "o relógio pode ser lido a qualquer hora: “1:00, temporizador”",
  ],
});
