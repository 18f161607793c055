import type { WireCall } from "../../testing/wireCall.ts";

/**
 * The calls of the offer, which are tracks, plans and extra items, copied from the documents (000 § 3 and § 7), never from the contract.
 */
export const offerWireCalls = {
  tracks: {
    proves: "FUN-313 FUN-118",
    method: "GET",
    path: "/trilhas",
    reply: {
      trilhas: [
        {
          tag: "essencial",
          name: "Essencial",
          descricao: "Brinquedos e petiscos.",
          imagem: "/imagens/trilha-cachorro-essencial.svg",
          price: 69.9,
          dashed_price: null,
          active: true,
          class: "essencial",
        },
      ],
    },
  },
  track: {
    proves: "FUN-312 FUN-049",
    method: "POST",
    path: "/save/trilha",
    body: { trilha: "essencial" },
    reply: { success: true, genero: "cachorro" },
  },
  plans: {
    proves: "FUN-314 FUN-119 FUN-120",
    method: "GET",
    path: "/plans",
    reply: {
      plans: [
        {
          tag: "SP_anual",
          name: "Plano Anual",
          descrisao: "12 meses de caixa.",
          price: 69.9,
          imagem: "/imagens/plano-anual.svg",
          especial: true,
        },
      ],
    },
  },
  plansWithoutTrack: {
    proves: "FUN-314 FUN-038",
    method: "GET",
    path: "/plans",
    reply: { plans: null, error: "Escolha uma trilha primeiro." },
    worded: ["error"],
  },
  plan: {
    proves: "FUN-315",
    method: "POST",
    path: "/save/plan",
    body: { plan: "SP_anual" },
    reply: { success: true, genero: "cachorro" },
  },
  extraItems: {
    proves: "FUN-316 FUN-123",
    method: "GET",
    path: "/trilhas-extra/essencial",
    reply: {
      trilhas: [
        {
          tag: "petisco",
          call: "Mais sabor!",
          name: "Petisco extra",
          descricao: "Um pacote a mais todo mês.",
          imagem: "/imagens/extra-petisco.svg",
          price: 7.9,
          active: false,
        },
      ],
    },
  },
  extraItem: {
    proves: "FUN-317",
    method: "POST",
    path: "/save/item-extra",
    body: { item_extra: "petisco", tags: ["brinquedo", "petisco"] },
    reply: { success: true, genero: "cachorro" },
  },
  noExtraItem: {
    proves: "FUN-317 FUN-094",
    method: "POST",
    path: "/save/item-extra",
    body: { item_extra: "normal", tags: ["brinquedo", "petisco"] },
    reply: { success: true, genero: "cachorro" },
  },
} as const satisfies Record<string, WireCall>;
