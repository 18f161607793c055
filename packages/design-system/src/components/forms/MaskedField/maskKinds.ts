import type { ComponentProps } from "react";

/** The keyboard and autofill settings of a fixed format. */
type InputDefaults = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "placeholder" | "enterKeyHint"
>;

/** The formats of a masked field, each with the attributes of its input. */
export const maskKinds = {
  cpf: { inputMode: "numeric", autoComplete: "off", placeholder: "000.000.000-00" },
  cep: { inputMode: "numeric", autoComplete: "postal-code", placeholder: "00000-000" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel-national", placeholder: "(00) 00000-0000" },
  date: { inputMode: "numeric", autoComplete: "off", placeholder: "dd/mm/aaaa" },
  cardNumber: { inputMode: "numeric", autoComplete: "cc-number", placeholder: "0000 0000 0000 0000" },
  expiry: { inputMode: "numeric", autoComplete: "cc-exp", placeholder: "MM/AA" },
  cvv: { inputMode: "numeric", autoComplete: "cc-csc", placeholder: "000" },
} as const satisfies Record<string, InputDefaults>;

/** The formats whose text is never stored, and the kind of each (`browser/secretInputs`). */
const secrets: Partial<Record<MaskKind, string>> = { cardNumber: "card-number", cvv: "card-code" };

/** The attribute that marks a secret input; set after the consumer's props, which cannot unset it. */
export function secretMarkOf(kind: MaskKind): { readonly "data-secret"?: string } {
  const secret = secrets[kind];
  return secret === undefined ? {} : { "data-secret": secret };
}

export type MaskKind = keyof typeof maskKinds;
