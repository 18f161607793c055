import type { WireCall } from "../../testing/wireCall.ts";

/** The calls about received boxes, copied from document 001 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  confirmedDelivery: {
    proves: "SUB-316 SUB-126 SUB-127",
    method: "POST",
    path: "/box-recebidos/d52b2b846abfe909bc8e87dd4e8e4528",
    reply: {
      success: true,
      box_received: [
        {
          subscription: "DACONTA001",
          pet_name: "Bob",
          pet_sex: "masculino",
          created_at: "10-02-2026",
          code_rast: "PB123456789BR",
          rast_track: null,
          env_created: 1,
          canceled: 0,
          entregue: "17-02-2026",
          postado: 1,
          tid: "d52b2b846abfe909bc8e87dd4e8e4528",
          conclu_avaliete: 0,
          media_itens: 4.5,
          rate: 5,
        },
      ],
    },
  },
} as const satisfies Record<string, WireCall>;
