import type { ComponentProps } from "react";

/** The keyboard and autofill settings of a fixed format. */
type InputDefaults = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "placeholder" | "enterKeyHint"
>;

/** The formats of a masked field, each with the attributes of its input. */
export const maskKinds = {
  cpf: { inputMode: "numeric", autoComplete: "off", placeholder: "000.000.000-00" },
  cnpj: { inputMode: "text", autoComplete: "off", autoCapitalize: "characters", placeholder: "00.000.000/0000-00" },
  cep: { inputMode: "numeric", autoComplete: "postal-code", placeholder: "00000-000" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel-national", placeholder: "(00) 00000-0000" },
  date: { inputMode: "numeric", autoComplete: "off", placeholder: "dd/mm/aaaa" },
  cardNumber: { inputMode: "numeric", autoComplete: "cc-number", placeholder: "0000 0000 0000 0000" },
  expiry: { inputMode: "numeric", autoComplete: "cc-exp", placeholder: "MM/AA" },
  cvv: { inputMode: "numeric", autoComplete: "cc-csc", placeholder: "000" },
} as const satisfies Record<string, InputDefaults>;

/** The keyboard for a mask of the consumer's own. */
export function customDefaults(mask: string): InputDefaults {
  const hasLetters = /[A*]/.test(mask);
  return hasLetters
    ? { inputMode: "text", autoComplete: "off", autoCapitalize: "characters" }
    : { inputMode: "numeric", autoComplete: "off" };
}

/** The formats whose text is never stored, and the kind of each (`browser/secretInputs`). */
const secrets: Partial<Record<MaskKind, string>> = { cardNumber: "card-number", cvv: "card-code" };

/** The attribute that marks a secret input; set after the consumer's props, which cannot unset it. */
export function secretMarkOf(kind: MaskKind | undefined): { readonly "data-secret"?: string } {
  const secret = kind && secrets[kind];
  return secret === undefined ? {} : { "data-secret": secret };
}

export type MaskKind = keyof typeof maskKinds;
