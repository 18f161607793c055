import { cents } from "@petbox/domain/money/cents";
import { documented } from "@petbox/storybook/documented";
import { PriceBlock } from "./PriceBlock.tsx";

export const priceBlockDocs = documented({
  component: PriceBlock,
  example: <PriceBlock price={cents(5990)} dashedPrice={cents(7990)} discount={cents(2000)} />,
  states: [<PriceBlock key="once" price={cents(0)} texts={{ period: "" }} size="large" />],
  purpose:
    "Um preço, o que ele era e quanto o cupom vale. O preço riscado só aparece quando é maior, e o desconto só quando existe: nunca se promete zero.",
  instead: [
    { use: "Text", when: "com `numeric`, quando é um valor no meio de uma frase" },
    { use: "Badge", when: "quando é só o quanto se economiza" },
  ],
  props: {
    discount: "O que o cupom tira; aparece quando é mais que zero.",
    price: "O que se paga a cada período.",
  },
  keyboard: [],
  heard: [
    "“Preço sem desconto: R$79,90”: ninguém ouve um risco",
    "“Preço: R$59,90/mês”",
    "“Desconto liberado: R$20,00”",
  ],
  texts: { period: "/mês", dashedLabel: "Preço sem desconto:", priceLabel: "Preço:" },
});
