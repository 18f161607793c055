import { toneLabel } from "../Alert/toneLabel.ts";

/** The texts of the place of the notices, each replaceable through `texts`. */
export const toastTexts = {
  /** The accessible name of the region. */
  label: "Avisos",
  dismissLabel: "Fechar aviso",
  /** The accessible name of a notice's icon. */
  toneLabel,
};

export type ToastTexts = typeof toastTexts;
