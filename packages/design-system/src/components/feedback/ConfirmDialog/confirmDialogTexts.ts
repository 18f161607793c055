import { toneLabel } from "../Alert/toneLabel.ts";
import { dialogTexts } from "../Dialog/dialogTexts.ts";

/** The texts of a confirm dialog, each replaceable through `texts`. */
export const confirmDialogTexts = {
  ...dialogTexts,
  confirmLabel: "Sim",
  cancelLabel: "Cancelar",
  /** The accessible name of yes while pending. */
  pendingLabel: "Carregando",
  /** The accessible name of the sign beside an error. */
  toneLabel,
};

export type ConfirmDialogTexts = typeof confirmDialogTexts;
