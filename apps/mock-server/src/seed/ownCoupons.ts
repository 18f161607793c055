import type { OwnCoupon } from "@petbox/domain/coupons/ownCoupon";
import type { BenefitLevel } from "@petbox/domain/loyalty/benefits";
import type { ReferralCampaign } from "@petbox/domain/referral/campaign";

/** The texts of a coupon; its code and last day are set when it is issued. */
type CouponWords = Pick<OwnCoupon, "name" | "description" | "rules" | "type">;

const rulesOf = (...rules: readonly string[]) => `<ul>${rules.map((rule) => `<li>${rule}</li>`).join("")}</ul>`;

const personal = "É pessoal e intransferível, e não vira dinheiro.";

/** The coupon of a loyalty level, which the customer keeps after leaving (decision 71). */
export function levelCoupon({ name, shopDiscount }: BenefitLevel): CouponWords {
  return {
    name: `Cupom ${name}`,
    description: `${shopDiscount}% de desconto extra na loja, porque você é ${name} no programa de fidelidade.`,
    rules: rulesOf(
      "Vale para os itens da categoria <strong>Fidelidade</strong>, em quantas compras você quiser.",
      "Não tem prazo: é seu, mesmo depois de sair. Só fica em pausa se todas as suas assinaturas de caixa estiverem em atraso.",
      personal,
    ),
    type: "fidelidade_box",
  };
}

/** The prize of the usual campaign (SUB-381), and of one that rewards with purchases (MAN-423). */
const prizes = { usual: "Uma lancheira da PetBox", purchases: "R$100,00 em compras na loja" } as const;

/** The prize for a friend who subscribed, in the current campaign (decision 47). */
export function prizeOf(campaign: ReferralCampaign | undefined): string {
  return campaign === undefined ? prizes.usual : prizes.purchases;
}

/** The reward for a friend who subscribed. It does not name the friend, whose data it would disclose. */
export function rewardCoupon(prize: string): CouponWords {
  const isPurchase = prize === prizes.purchases;
  return {
    name: "Sua indicação valeu",
    description: `${prize}, porque alguém que você convidou assinou.`,
    rules: rulesOf(
      "Vale uma vez, em uma compra na loja.",
      isPurchase
        ? "O que sobrar do valor não fica para a próxima compra."
        : "A lancheira vai junto com a compra, de graça.",
      personal,
    ),
    type: "indicacao",
  };
}

/** The coupon for each year of a subscription. */
export function anniversaryCoupon(years: number): CouponWords {
  const time = years === 1 ? "1 ano" : `${years} anos`;
  return {
    name: `${time} de assinatura`,
    description: `15% de desconto em uma compra na loja, para comemorar ${time} com a gente.`,
    rules: rulesOf("Vale uma vez, em uma compra na loja.", "Não soma com outros cupons.", personal),
    type: "campanha_aniversario",
  };
}
