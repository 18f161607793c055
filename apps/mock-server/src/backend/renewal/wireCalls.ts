import type { WireCall } from "../../testing/wireCall.ts";

/** The calls that renew a subscription to a box, copied from document 002 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  renewal: {
    proves: "MAN-320",
    method: "POST",
    path: "/renovar/VENCIDA001",
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
