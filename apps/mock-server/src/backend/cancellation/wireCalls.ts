import type { WireCall } from "../../testing/wireCall.ts";

const reasons = { motivo_principal: "Me mudei", motivo_descrito: "Vamos morar <b>fora</b> do país.\nO Bob também 🐶." };

/** The calls that cancel a subscription to a box, copied from document 002 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  cancelRequest: {
    proves: "MAN-321",
    method: "POST",
    path: "/plano/cancel/ATIVA00001",
    body: reasons,
    reply: { success: true, message: "Recebemos o seu pedido." },
    worded: ["message"],
  },
  repeatedCancelRequest: {
    proves: "MAN-321 MAN-357",
    method: "POST",
    path: "/plano/cancel/ATIVA00001",
    body: { ...reasons, motivo_descrito: "" },
    reply: { success: false, message: "Já recebemos o seu pedido." },
    worded: ["message"],
  },
} as const satisfies Record<string, WireCall>;
