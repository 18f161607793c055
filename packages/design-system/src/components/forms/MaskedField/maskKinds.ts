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

export type MaskKind = keyof typeof maskKinds;
