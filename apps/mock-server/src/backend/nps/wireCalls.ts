import type { WireCall } from "../../testing/wireCall.ts";

/** The survey about Bob's boxes after the third one. */
const path = "/nps/score/3dd7535571778bc0ce578ffb48eb5771/avalie";

/** The satisfaction survey, copied from document 002 (§ 3, § 5, § 7 and § 8), never from the contract. */
export const wireCalls = {
  surveyWithReason: {
    proves: "MAN-339 MAN-340",
    method: "POST",
    path,
    body: { nps_score: 8, iteration: 3, email: "carla.lima@gmail.com", nps_score_reason: "Tive problemas com atraso" },
    reply: { success: true },
  },
  surveyOfPromoter: {
    proves: "MAN-339 MAN-340",
    method: "POST",
    path,
    body: { nps_score: 9, iteration: 3, email: "carla.lima@gmail.com" },
    reply: { success: true },
  },
} as const satisfies Record<string, WireCall>;
