import type { WireCall } from "./wireCall.ts";

const reasons = { motivo_principal: "Me mudei", motivo_descrito: "Vamos morar <b>fora</b> do país.\nO Bob também 🐶." };

/** The calls that cancel and renew a subscription to a box, copied from document 002 (§ 3 and § 7), never from the contract. */
export const leavingCalls = {
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
  renewal: {
    proves: "MAN-320",
    method: "POST",
    path: "/renovar/ATIVA00001",
    reply: { success: true, message: "Sua assinatura foi renovada!" },
    worded: ["message"],
  },
  refusedRenewal: {
    proves: "MAN-320 MAN-353",
    method: "POST",
    path: "/renovar/ATIVA00001",
    reply: { success: false, message: "Esta assinatura se renova sozinha." },
    worded: ["message"],
  },
} as const satisfies Record<string, WireCall>;
