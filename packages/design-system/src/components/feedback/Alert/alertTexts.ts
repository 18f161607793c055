import { kindLabel } from "./kindLabel.ts";

/** What an alert says of its own; each can be replaced. */
export const alertTexts = {
  dismissLabel: "Fechar aviso",
  /** The name of the picture. */
  kindLabel,
};

export type AlertTexts = typeof alertTexts;
