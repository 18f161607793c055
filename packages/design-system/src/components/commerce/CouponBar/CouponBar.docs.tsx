import { cents } from "@petbox/domain/money/cents";
import { documented } from "@petbox/storybook/documented";
import { CouponBar } from "./CouponBar.tsx";

export const couponBarDocs = documented({
  component: CouponBar,
  example: <CouponBar name="AMIGO20" discount={cents(2000)} />,
  states: [<CouponBar key="benefit" name="BOLINHA" benefit="um brinquedo extra na 1ª caixa" />],
  purpose:
    "A faixa no alto da página que lembra o cupom em uso e o que ele dá. Enquanto não se sabe quanto vale, diz só o nome; um desconto de zero não é mencionado.",
  instead: [
    { use: "CouponField", when: "quando a pessoa ainda vai digitar o cupom" },
    { use: "Banner", when: "quando é outro aviso da página inteira" },
    { use: "PriceBlock", when: "quando o desconto é mostrado junto do preço" },
  ],
  props: {
    benefit: "O que o cupom dá, em palavras, quando não é um valor em dinheiro.",
    discount: "O que tira do plano inteiro; em zero, nada é dito.",
    name: "O nome do cupom em uso.",
  },
  keyboard: [],
  heard: ["“Cupom AMIGO20 ativado: R$20,00 de desconto no seu plano”, como texto"],
  texts: { label: "Cupom", activeText: "ativado" },
});
