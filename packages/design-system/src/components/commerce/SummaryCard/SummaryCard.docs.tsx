import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { documented } from "@petbox/storybook/documented";
import { DeliveryEstimate } from "../DeliveryEstimate/DeliveryEstimate.tsx";
import { PriceBlock } from "../PriceBlock/PriceBlock.tsx";
import { SummaryCard } from "./SummaryCard.tsx";

export const summaryCardDocs = documented({
  component: SummaryCard,
  example: (
    <SummaryCard
      plan="Anual"
      extraItem="Areia extra"
      validity="12 meses"
      firstBoxShipping="Frete Grátis"
      price={<PriceBlock price={cents(5990)} dashedPrice={cents(7990)} discount={cents(2000)} />}
      estimate={
        <DeliveryEstimate
          estimate={{ status: "ready", value: { start: civilDate(2026, 4, 3), end: civilDate(2026, 4, 6) } }}
        />
      }
    />
  ),
  purpose:
    "O que está para ser comprado, ao lado dos últimos passos: o plano, a validade, o frete, o preço, o lugar do cupom e a entrega. Cada parte entra pronta; a que falta não deixa buraco.",
  instead: [
    { use: "PlanCard", when: "quando o plano ainda se escolhe" },
    { use: "CommitmentSummary", when: "quando é o que se assume ao assinar" },
    { use: "Card", when: "quando é outro resumo" },
  ],
  props: {
    couponField: "A caixa em que se digita um cupom.",
    estimate: "Um DeliveryEstimate.",
    extraItem: "O item a mais em cada caixa: “Areia extra”; sem ele não há linha.",
    facts: "O que mais há para saber, termo a termo, abaixo das outras linhas: “Entrega, Com o BOX do Bob”.",
    firstBoxShipping: "Quanto custa o envio da primeira caixa: “Frete Grátis”; sem ele não há linha.",
    plan: "O plano: “Anual”.",
    price: "O preço: um PriceBlock.",
    top: "O pet, a foto ou a saudação, acima das linhas.",
    validity: "Por quanto tempo vale: “12 meses”.",
  },
  keyboard: [{ keys: "Tab", does: "Passa ao que houver para apertar nas partes: o cupom, tentar de novo." }],
  heard: [
    "“Resumo da assinatura, região”, “título de nível 2”",
    "uma lista de termos: “Plano, Anual”, “Item extra, Areia extra”, “Validade, 12 meses”, “Envio da primeira caixa, Frete Grátis”",
    "e as partes, na ordem em que aparecem",
  ],
  labels: { title: "Resumo da assinatura" },
  texts: {
    planLabel: "Plano",
    extraItemLabel: "Item extra",
    validityLabel: "Validade",
    firstBoxShippingLabel: "Envio da primeira caixa",
  },
});
