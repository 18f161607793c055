import { toneLabel } from "../Alert/toneLabel.ts";

/** What the place of the notices says of its own; each can be replaced. */
export const toastTexts = {
  /** The name of the region. */
  label: "Avisos",
  dismissLabel: "Fechar aviso",
  /** The name of a notice's picture. */
  toneLabel,
};

export type ToastTexts = typeof toastTexts;
