import { accepted, type Result, rejected } from "../result.ts";
import { boxBrand } from "../site/productName.ts";
import { truncate } from "../text/characters.ts";
import { storableText } from "../text/typedText.ts";

/** Maximum stored length of a description, in characters. Longer input is truncated, not rejected. */
export const maxDescriptionLength = 2000;

/** The reasons for cancelling, in the specification's words and order; sent to the server as displayed (MAN-170 to MAN-179). */
export const cancelReasons = [
  "Recebi um item que eu não deveria receber",
  "Não gostei dos itens",
  "Acumulei muitos produtos",
  `Demora na postagem do BOX.${boxBrand}`,
  "Problemas com o transporte",
  "Problemas com o atendimento",
  "Me mudei",
  "Arrependi da compra",
  "Não posso pagar no momento",
  "Outro",
] as const;

type CancelReason = (typeof cancelReasons)[number];

/** A request to cancel a subscription. */
export interface CancelRequest {
  readonly reason: CancelReason;
  /** The customer's own words, line breaks included; empty if absent (MAN-253). */
  readonly description: string;
}

/**
 * Parses a request into its stored form; rejects a reason outside the list (MAN-250).
 *
 * @example
 * parseCancelRequest({ reason: "", description: "Vamos viajar." });
 * // { ok: false, error: "cancel-reason-missing" }
 */
export function parseCancelRequest(sent: {
  readonly reason: string;
  readonly description: string;
}): Result<CancelRequest, "cancel-reason-missing"> {
  const reason = cancelReasons.find((text) => text === sent.reason);
  if (reason === undefined) return rejected("cancel-reason-missing");
  return accepted({ reason, description: truncate(storableText(sent.description), maxDescriptionLength).trimEnd() });
}
