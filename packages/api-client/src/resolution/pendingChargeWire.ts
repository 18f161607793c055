import type { PendingCharge } from "@petbox/domain/payment/overdueCharge";
import type * as z from "zod/mini";
import { nullishNumber, nullishString } from "../contract/optional.ts";

/** The wire fields of a pending payment. The last three are ours and optional. */
export const pendingFields = {
  gateway_code: nullishString,
  /** The text of the QR code, or the URL of the boleto (SUB-120). */
  pix_boleto_details: nullishString,
  boleto_line: nullishString,
  /** The remaining seconds to pay the PIX. */
  pix_expires_in: nullishNumber,
  /** The server's own name for the payment. */
  payment_request: nullishString,
};

/** A pending payment on the wire. */
export type PendingWire = {
  readonly [Name in keyof typeof pendingFields]?: z.output<(typeof pendingFields)[Name]>;
};

/** The server's words for payment methods (SUB-118). */
const gateways = { pix: "PAGARME_PIX", boleto: "PAGARME_BOLETO", card: "PAGARME_CREDIT_CARD" } as const;

/** The pending payment; undefined without a gateway. Any gateway but the two is the card's (SUB-182). */
export function pendingChargeIn(wire: PendingWire): PendingCharge | undefined {
  const { gateway_code, pix_boleto_details, boleto_line, pix_expires_in, payment_request } = wire;
  if (!gateway_code) return undefined;
  const named = payment_request ? { request: payment_request } : {};
  switch (gateway_code.toUpperCase()) {
    case gateways.pix:
      return {
        ...named,
        gateway: "pix",
        code: pix_boleto_details ?? "",
        ...(pix_expires_in == null ? {} : { secondsLeft: pix_expires_in }),
      };
    case gateways.boleto:
      return {
        ...named,
        gateway: "boleto",
        ...(pix_boleto_details && { link: pix_boleto_details }),
        ...(boleto_line && { line: boleto_line }),
      };
    default:
      return { ...named, gateway: "card" };
  }
}

export function pendingWireOf(charge: PendingCharge | undefined): {
  readonly [Field in keyof Required<PendingWire>]: PendingWire[Field];
} {
  return {
    gateway_code: charge ? gateways[charge.gateway] : null,
    pix_boleto_details: detailsOf(charge) ?? null,
    boleto_line: charge?.gateway === "boleto" ? charge.line : undefined,
    pix_expires_in: charge?.gateway === "pix" ? charge.secondsLeft : undefined,
    payment_request: charge?.request,
  };
}

function detailsOf(charge: PendingCharge | undefined): string | undefined {
  if (charge?.gateway === "pix") return charge.code;
  return charge?.gateway === "boleto" ? charge.link : undefined;
}
