import { couponPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [couponPaths.own]: {
    scenario: "muitos-cupons",
    data: {
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
  },
  [couponPaths.create]: {
    scenario: "campanha-de-indicacao",
    data: {
      campaign: {
        description: "Convide seus amigos para a PetBox.",
        share_image: "/imagens/caixa-fechada.svg",
        banner_desktop: "/imagens/campanha-larga.svg",
        descricao_beneficio: "<p>Seu amigo ganha <strong>10% de desconto</strong> no primeiro mês.</p>",
      },
      coupon: { cupom: "mika07" },
    },
  },
} satisfies WirePages;
