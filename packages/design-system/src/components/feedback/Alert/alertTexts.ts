import { toneLabel } from "./toneLabel.ts";

/** What an alert says of its own; each can be replaced. */
export const alertTexts = {
  dismissLabel: "Fechar aviso",
  /** The name of the picture. */
  toneLabel,
};

export type AlertTexts = typeof alertTexts;
