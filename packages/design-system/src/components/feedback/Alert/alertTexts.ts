import { toneLabel } from "./toneLabel.ts";

/** The texts of an alert, each replaceable through `texts`. */
export const alertTexts = {
  dismissLabel: "Fechar aviso",
  /** The accessible name of the icon. */
  toneLabel,
};

export type AlertTexts = typeof alertTexts;
