import type { FieldErrorCodes } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { characterCount } from "../text/characters.ts";
import { storableText } from "../text/typedText.ts";
import type { ScheduledCancelErrorCode } from "./messages.ts";
import type { ScheduledKind } from "./scheduledKinds.ts";

/** The reasons for cancelling (decision 30, MAN-181 to MAN-184, SUB-383, SUB-384). */
export const scheduledCancelReasons = {
  hygiene: ["Não gostei do Tapete", "Tive problemas com a entrega", "Achei muito caro", "Outro motivo"],
  "wet-food": [
    "Não gostei do produto",
    "Tive problemas com a entrega",
    "Achei muito caro",
    "Pouca variedade de sabores",
    "Outro motivo",
  ],
} as const satisfies Readonly<Record<ScheduledKind, readonly string[]>>;

/** Maximum length of the description, in characters (SUB-297, MAN-258). */
export const maxCancelDescriptionLength = 2000;

/** The wire names of the two fields, also used in the form. */
export const cancelFields = { reason: "motivo_principal", description: "motivo_descrito" } as const;
type CancelField = (typeof cancelFields)[keyof typeof cancelFields];

/** A request to cancel a subscription to pads or food. */
export interface ScheduledCancel {
  readonly reason: string;
  /** The customer's own words, line breaks included. */
  readonly description: string;
}

/**
 * Parses a request into its stored form; both fields are required (SUB-293 to SUB-297, MAN-255 to MAN-258).
 *
 * @example
 * parseScheduledCancel("hygiene", { reason: "Achei muito caro", description: "" });
 * // { ok: false, error: { motivo_descrito: "cancel-description-missing" } }
 */
export function parseScheduledCancel(
  kind: ScheduledKind,
  sent: ScheduledCancel,
): Result<ScheduledCancel, FieldErrorCodes<CancelField, ScheduledCancelErrorCode>> {
  const reason = scheduledCancelReasons[kind].find((each) => each === sent.reason);
  const description = storableText(sent.description);
  const codes: FieldErrorCodes<CancelField, ScheduledCancelErrorCode> = {
    ...(reason === undefined && { [cancelFields.reason]: "cancel-reason-missing" }),
    ...(description === "" && { [cancelFields.description]: "cancel-description-missing" }),
    ...(characterCount(description) > maxCancelDescriptionLength && {
      [cancelFields.description]: "cancel-description-too-long",
    }),
  };
  return reason === undefined || Object.keys(codes).length > 0 ? rejected(codes) : accepted({ reason, description });
}
