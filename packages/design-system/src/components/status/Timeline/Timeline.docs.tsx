import { parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { documented } from "@petbox/storybook/documented";
import { Link } from "../../navigation/Link/Link.tsx";
import { Timeline } from "./Timeline.tsx";

const on = (iso: string) => {
  const date = parseCivilDate(iso);
  return date.ok ? date.value : undefined;
};

export const timelineDocs = documented({
  component: Timeline,
  example: (
    <Timeline
      steps={[
        { name: "charge", label: "Cobrança", state: "done", date: on("2025-03-10") },
        { name: "payment", label: "Pagamento confirmado", state: "done", date: on("2025-03-10") },
        { name: "packing", label: "Embalagem", state: "done", date: on("2025-03-12") },
        {
          name: "carrier",
          label: "Transportadora",
          state: "current",
          detail: "Correios",
          action: (
            <Link href="#rastreio" standalone>
              Rastrear envio
            </Link>
          ),
        },
        { name: "delivery", label: "Entrega", state: "waiting" },
      ]}
    />
  ),
  states: [
    <Timeline
      key="failed"
      steps={[
        { name: "charge", label: "Cobrança", state: "done", date: on("2025-03-10") },
        { name: "payment", label: "Pagamento recusado", state: "failed", date: on("2025-03-10") },
        { name: "packing", label: "Embalagem", state: "waiting" },
        { name: "carrier", label: "Transportadora", state: "waiting" },
        { name: "delivery", label: "Entrega", state: "waiting" },
      ]}
    />,
  ],
  purpose:
    "Conta por onde um envio já passou, onde está e o que falta. As etapas vêm prontas de `timelineOf`, do domínio; a página só acrescenta, em `action`, o que se pode fazer em cada uma.",
  instead: [
    { use: "ProgressBar", when: "quando basta saber quanto falta, sem o nome das etapas" },
    { use: "StatusBadge", when: "quando só a situação de agora interessa" },
    { use: "FunnelProgress", when: "quando é o caminho da compra" },
  ],
  props: {
    steps: "Os passos, em ordem no tempo, como `timelineOf`, do domínio, os dá.",
  },
  keyboard: [{ keys: "Tab", does: "Passa pelos links das etapas; as etapas em si não recebem foco." }],
  heard: [
    "“Andamento do envio, lista com 5 itens”",
    "“Pagamento confirmado, concluída, 10 de março de 2025”",
    "“Transportadora, em andamento, Correios”, dita como a etapa atual",
  ],
  texts: {
    label: "Andamento do envio",
    doneLabel: "concluída",
    currentLabel: "em andamento",
    waitingLabel: "ainda por vir",
    failedLabel: "com problema",
  },
});
