import type { ComponentProps } from "react";

/** What a field of a fixed format asks the keyboard and the browser's memory for. */
type InputDefaults = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "placeholder" | "enterKeyHint"
>;

/** The formats that a masked field knows, each with what suits its input. */
export const maskKinds = {
  cpf: { inputMode: "numeric", autoComplete: "off", placeholder: "000.000.000-00" },
  cep: { inputMode: "numeric", autoComplete: "postal-code", placeholder: "00000-000" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel-national", placeholder: "(00) 00000-0000" },
  date: { inputMode: "numeric", autoComplete: "off", placeholder: "dd/mm/aaaa" },
  cardNumber: { inputMode: "numeric", autoComplete: "cc-number", placeholder: "0000 0000 0000 0000" },
  expiry: { inputMode: "numeric", autoComplete: "cc-exp", placeholder: "MM/AA" },
  cvv: { inputMode: "numeric", autoComplete: "cc-csc", placeholder: "000" },
} as const satisfies Record<string, InputDefaults>;

/** The formats whose text is kept nowhere, and what each is (`browser/secretInputs`). */
const secrets: Partial<Record<MaskKind, string>> = { cardNumber: "card-number", cvv: "card-code" };

/** What marks the input of such a format; to be set after the props of a consumer, which then cannot unset it. */
export function secretMarkOf(kind: MaskKind): { readonly "data-secret"?: string } {
  const secret = secrets[kind];
  return secret === undefined ? {} : { "data-secret": secret };
}

export type MaskKind = keyof typeof maskKinds;
