import { referralPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { campaignWire, ownCouponWire, referredFriendWire } from "./referralWire.ts";

/** What the page of invitations shows (SUB-061): what they are worth, the own coupon, and who used it. */
export const invitationsPageData = pageData({
  page: referralPaths.invite,
  schema: fieldMap({
    campaign: ["campaign", nullish(campaignWire)],
    /** None until the subscriber has made one (SUB-066). */
    coupon: ["coupon", nullish(ownCouponWire)],
    friends: ["referred_users", arrayOfValid(referredFriendWire)],
  }),
  example: {
    campaign: {
      id: "7",
      banner_desktop: "/imagens/campanha-larga.svg",
      banner_mobile: "/imagens/campanha-estreita.svg",
      descricao_beneficio: "<p>Seu amigo ganha <strong>10% de desconto</strong> no primeiro mês.</p>",
      description: "Convide seus amigos para a PetBox.",
    },
    coupon: { cupom: "caramelo07", cupom_shop: { cupom_shop: "AMIGO4F2A", expire_at: "2027-03-10" } },
    referred_users: [
      {
        nome: "Ana Maria Souza",
        email: "ana***",
        status: "Não Pago",
        data_pagamento: "0000-00-00",
        cupom_shop: null,
      },
    ],
  },
});
