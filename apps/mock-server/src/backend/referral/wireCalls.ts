import type { WireCall } from "../../testing/wireCall.ts";

/** The calls about the own coupon, copied from documents 001 (§ 7 and § 8) and 002 (§ 7), never from the contract. */
export const wireCalls = {
  freeCouponName: {
    proves: "SUB-317 SUB-258 MAN-348",
    method: "POST",
    path: "/dados-cupom/get-by-name-cupom",
    body: { name: "caramelo07" },
    reply: { found: false },
  },
  takenCouponName: {
    proves: "SUB-317 SUB-258 MAN-348",
    method: "POST",
    path: "/dados-cupom/get-by-name-cupom",
    body: { name: "bobquerido" },
    reply: { found: true },
  },
  savedCoupon: {
    proves: "SUB-318 SUB-319",
    method: "POST",
    path: "/dados-cupom/save",
    body: { cupom: "caramelo07", from: "/convites", description: "Convide seus amigos para a PetBox." },
    reply: { success: true },
  },
  /** As the invite page of document 002 sends it. */
  savedCouponAlone: {
    proves: "SUB-318 SUB-319 SUB-260 MAN-349",
    method: "POST",
    path: "/dados-cupom/save",
    body: { cupom: "mia" },
    reply: { success: true },
  },
} as const satisfies Record<string, WireCall>;
