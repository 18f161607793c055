import type { WireCall } from "../../testing/wireCall.ts";

/** The calls of an extra item that is added later, copied from document 002 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  offeredExtraItems: {
    proves: "MAN-323 MAN-157",
    method: "GET",
    path: "/trilhas-extra/SP",
    reply: {
      trilhas: [
        {
          tag: "petisco",
          name: "Petisco extra",
          descricao: "Um pacote a mais todo mês.",
          imagem: "/imagens/extra-petisco.svg",
          price: 7.9,
          // The same call also tells the funnel the two values of FUN-123.
          call: "Mais sabor!",
          active: false,
        },
      ],
    },
  },
  upsell: {
    proves: "MAN-322",
    method: "POST",
    path: "/upsell/CTR-ATIVA00001",
    body: { extra_code: "petisco", trilha: "SP" },
    reply: { has_error: false },
  },
  refusedUpsell: {
    proves: "MAN-322 MAN-360",
    method: "POST",
    path: "/upsell/CTR-ATIVA00001",
    body: { extra_code: "areia", trilha: "SP" },
    reply: { has_error: true, message: "Este item não é da trilha da sua assinatura." },
    worded: ["message"],
  },
  /** Ours: this call is not in the documents. */
  removedUpsell: {
    proves: "ours:",
    method: "POST",
    path: "/upsell/CTR-ATIVA00001/remover",
    reply: { has_error: false },
  },
} as const satisfies Record<string, WireCall>;
