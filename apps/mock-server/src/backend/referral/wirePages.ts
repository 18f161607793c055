import { referralPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [referralPaths.invite]: {
    scenario: "amigos-convidados",
    data: {
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
        {
          nome: "Lia Prado",
          email: "lia***",
          status: "Pago",
          data_pagamento: "2026-02-26",
          cupom_shop: "AMIGO4F2A",
          premio: { descricao: "Uma lancheira da PetBox", expire_at: "2027-03-10", usado: false },
        },
      ],
    },
  },
} satisfies WirePages;
