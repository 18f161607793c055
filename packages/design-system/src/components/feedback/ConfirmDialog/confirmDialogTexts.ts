import { toneLabel } from "../Alert/toneLabel.ts";
import { dialogTexts } from "../Dialog/dialogTexts.ts";

/** What a confirm dialog says of its own; each can be replaced. */
export const confirmDialogTexts = {
  ...dialogTexts,
  confirmLabel: "Sim",
  cancelLabel: "Cancelar",
  /** The name of yes while it is being done. */
  pendingLabel: "Carregando",
  /** What the sign beside an error is called. */
  toneLabel,
};

export type ConfirmDialogTexts = typeof confirmDialogTexts;
