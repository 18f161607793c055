import { parseCouponName } from "@petbox/domain/referral/couponName";
import { couponPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { parsed } from "../contract/parsed.ts";
import { inviteCampaignWire } from "./inviteCampaignWire.ts";
import { ownCouponWire } from "./ownCouponWire.ts";

/** The coupons that a customer has (MAN-112, MAN-117). Ours: whose level's coupon rests until what is owed is paid. */
export const ownCouponsPageData = pageData({
  page: couponPaths.own,
  schema: fieldMap({
    coupons: ["coupons", arrayOfValid(ownCouponWire)],
    pausedLevel: ["paused_level", nullish(coercedString)],
  }),
  example: {
    coupons: [
      {
        name: "Cupom Prata",
        description: "5% de desconto extra nos itens da categoria Fidelidade.",
        rules: "<ul><li>Vale enquanto a assinatura estiver ativa.</li></ul>",
        expire_at: null,
        code: "PRATA1X8KQ2",
        type: "fidelidade_box",
        used: false,
      },
      {
        name: "Sua indicação valeu",
        description: "R$100,00 em compras na loja.",
        rules: "",
        expire_at: "2026-06-08",
        code: "AMIGO0F3K9Z",
        type: "indicacao",
        used: true,
      },
    ],
    paused_level: null,
  },
});

/**
 * The page after the checkout: the value of an invitation, and the customer's own coupon once created (MAN-123, MAN-244).
 */
export const invitePageData = pageData({
  page: couponPaths.create,
  schema: fieldMap({
    campaign: ["campaign", nullish(inviteCampaignWire)],
    coupon: ["coupon", nullish(fieldMap({ name: ["cupom", parsed(parseCouponName)] }))],
  }),
  example: {
    campaign: {
      description: "Convide seus amigos para a PetBox.",
      share_image: "/imagens/caixa-fechada.svg",
      banner_desktop: "/imagens/campanha-larga.svg",
      descricao_beneficio: "<p>Seu amigo ganha <strong>10% de desconto</strong> no primeiro mês.</p>",
    },
    coupon: { cupom: "mika07" },
  },
});
