import { kindLabel } from "../Alert/kindLabel.ts";

/** What the place of the notices says of its own; each can be replaced. */
export const toastTexts = {
  /** The name of the region. */
  label: "Avisos",
  dismissLabel: "Fechar aviso",
  /** The name of a notice's picture. */
  kindLabel,
};

export type ToastTexts = typeof toastTexts;
