import type { FieldErrors } from "../fieldErrors.ts";
import { accepted, type Result, rejected } from "../result.ts";
import { characterCount } from "../text/characters.ts";
import { keepable } from "../text/keepable.ts";
import type { ScheduledKind } from "./scheduledKinds.ts";

/** Why somebody leaves: one of these (decision 30, MAN-181 to MAN-184, SUB-383, SUB-384). */
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

/** How much may be written, in characters (SUB-297, MAN-258). */
export const longestCancelDescription = 2000;

const cancelReasonMissing = "Por favor selecione o campo acima";
const cancelDescriptionMissing = "Por favor, preencha este campo";
const cancelDescriptionTooLong = "Escreva até 2.000 caracteres.";

/** By which names the two travel, and stand in the form. */
export const cancelFields = { reason: "motivo_principal", description: "motivo_descrito" } as const;
type CancelField = (typeof cancelFields)[keyof typeof cancelFields];

/** That a subscription to pads or food shall end, and why. */
export interface ScheduledCancel {
  readonly reason: string;
  /** In the customer's own words, line breaks included. */
  readonly description: string;
}

/** What was chosen and written, as it is kept: both are needed (SUB-293 to SUB-297, MAN-255 to MAN-258). */
export function parseScheduledCancel(
  kind: ScheduledKind,
  sent: ScheduledCancel,
): Result<ScheduledCancel, FieldErrors<CancelField>> {
  const reason = scheduledCancelReasons[kind].find((each) => each === sent.reason);
  const description = keepable(sent.description);
  const errors: FieldErrors<CancelField> = {
    ...(reason === undefined && { [cancelFields.reason]: cancelReasonMissing }),
    ...(description === "" && { [cancelFields.description]: cancelDescriptionMissing }),
    ...(characterCount(description) > longestCancelDescription && {
      [cancelFields.description]: cancelDescriptionTooLong,
    }),
  };
  return reason === undefined || Object.keys(errors).length > 0 ? rejected(errors) : accepted({ reason, description });
}
