import { onePixel } from "../../testing/photos.ts";
import type { WireCall } from "../../testing/wireCall.ts";

/** The calls about a pet, copied from document 001 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  photo: {
    proves: "SUB-322",
    method: "POST",
    path: "/upload/image/CTR-ATIVA00001",
    isForm: true,
    body: { photo: onePixel, user_moip: "MOIP-CONTA0001", pet_id: "PET-ATIVA00001" },
    reply: { success: true },
  },
} as const satisfies Record<string, WireCall>;
