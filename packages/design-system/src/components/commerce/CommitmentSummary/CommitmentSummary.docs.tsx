import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { commitmentOf } from "@petbox/domain/plan/commitment";
import { documented } from "@petbox/storybook/documented";
import { CommitmentSummary } from "./CommitmentSummary.tsx";

const today = civilDate(2026, 3, 10);
const annual = {
  name: "Anual",
  code: "SP_anual",
  length: 12,
  monthlyPrice: cents(7990),
  total: cents(95_880),
} as const;
const monthly = {
  name: "Mensal",
  code: "SP_mensal",
  length: 1,
  monthlyPrice: cents(8990),
  total: cents(8990),
} as const;

export const commitmentSummaryDocs = documented({
  component: CommitmentSummary,
  example: (
    <CommitmentSummary
      commitment={commitmentOf(today, annual, cents(1235))}
      firstBox={{ start: civilDate(2026, 3, 20), end: civilDate(2026, 3, 23) }}
    />
  ),
  states: [<CommitmentSummary key="monthly" commitment={commitmentOf(today, monthly, undefined)} />],
  purpose:
    "Responde, antes de pagar e antes de cancelar, ao que todos perguntam: quanto sai hoje, quando vem a próxima cobrança, quando renova, quando chega a caixa e quanto custa sair antes.",
  instead: [
    { use: "SummaryCard", when: "quando se diz o que está sendo comprado, e não o que vem depois" },
    { use: "DeliveryEstimate", when: "quando só a entrega interessa" },
  ],
  props: {
    commitment: "O que se assume: o plano, os meses, os preços e a multa.",
    firstBox: "Quando chega a primeira caixa, assim que se sabe.",
  },
  keyboard: [
    { keys: "Tab", does: "Leva a “E se eu cancelar antes?”." },
    { keys: "Enter ou Espaço", does: "Abre e fecha a tabela das multas." },
  ],
  heard: [
    "“O que vou pagar, e quando?, região”",
    "cada linha como termo e definição: “Hoje, R$92,25”",
    "“E se eu cancelar antes?, fechado”; aberto, uma tabela com o mês e a multa",
  ],
  labels: { title: "O que vou pagar, e quando?" },
  texts: { leavingTitle: "E se eu cancelar antes?", freeLeavingText: "Cancele quando quiser, sem multa." },
});
