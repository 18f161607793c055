import type { WireCall } from "../../testing/wireCall.ts";

/** The calls about ratings, copied from document 001 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  /** Flag 1 is the box. The documents show no reply. */
  boxStars: {
    proves: "SUB-313 SUB-314 SUB-315",
    method: "POST",
    path: "/rating/4/1",
    body: { url: "/avalie/d52b2b846abfe909bc8e87dd4e8e4528", id: "DACONTA001-1" },
    reply: { success: true },
  },
  /** Flag 0 is an item, by its data.id. */
  itemStars: {
    proves: "SUB-313 SUB-314",
    method: "POST",
    path: "/rating/5/0",
    body: { url: "/avalie/d52b2b846abfe909bc8e87dd4e8e4528", id: "corda" },
    reply: { success: true },
  },
  lastStep: {
    proves: "SUB-312 SUB-124 SUB-249",
    method: "PUT",
    path: "/rating/avaliacao",
    body: {
      to_ship: "DACONTA001-2",
      customer_service: 5,
      logistics: 4,
      url: "/avalie/f54d45f27e3bc08c67da8f5a1ea2e5f2",
    },
    reply: { success: true },
  },
  olderLastStep: {
    proves: "SUB-312 SUB-249",
    method: "PUT",
    path: "/avaliacao",
    body: { to_ship: "DACONTA001-2", customer_service: 5, logistics: 4 },
    reply: { success: true },
  },
} as const satisfies Record<string, WireCall>;
