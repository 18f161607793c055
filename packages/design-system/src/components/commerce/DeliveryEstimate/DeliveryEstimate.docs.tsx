import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { documented } from "@petbox/storybook/documented";
import { DeliveryEstimate } from "./DeliveryEstimate.tsx";

export const deliveryEstimateDocs = documented({
  component: DeliveryEstimate,
  example: (
    <DeliveryEstimate
      estimate={{
        status: "ready",
        value: {
          shipDate: civilDate(2026, 3, 30),
          start: civilDate(2026, 4, 3),
          end: civilDate(2026, 4, 6),
          freight: cents(0),
        },
      }}
    />
  ),
  states: [
    <DeliveryEstimate key="waiting" estimate={undefined} />,
    <DeliveryEstimate key="loading" estimate={{ status: "loading" }} />,
    <DeliveryEstimate
      key="failed"
      estimate={{ status: "failed", failure: { kind: "timeout" }, retry: () => undefined, pending: false }}
    />,
  ],
  purpose:
    "Quando a caixa chega e quanto custa o frete. Guarda o lugar desde o começo: espera o CEP, diz que calcula, diz quando não deu e deixa tentar de novo. Nada ao redor se mexe.",
  instead: [
    { use: "Timeline", when: "quando a caixa já saiu e se acompanha o caminho" },
    { use: "Skeleton", when: "quando é outra coisa que ainda não chegou" },
  ],
  props: {
    estimate: "O prazo que o servidor deu, ou ainda não; undefined enquanto não há CEP para perguntar.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa ao botão de tentar de novo, se não deu." },
    { keys: "Enter ou Espaço", does: "Tenta de novo; o foco fica onde a resposta vai aparecer." },
  ],
  heard: [
    "“Informe o CEP para ver quando a caixa chega.”",
    "cada mudança é dita, sem interromper: “Calculando a entrega…”, depois “Chega entre 03/04 e 06/04, Embalamos em 30/03, Frete Grátis”",
    "“Não conseguimos calcular a entrega agora.”, “Tentar de novo, botão”",
  ],
  texts: {
    waitingText: "Informe o CEP para ver quando a caixa chega.",
    loadingText: "Calculando a entrega…",
    failedText: "Não conseguimos calcular a entrega agora.",
    retryLabel: "Tentar de novo",
  },
});
