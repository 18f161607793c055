import { dialogTexts } from "../Dialog/dialogTexts.ts";

/** The texts of a dialog with a form, each replaceable through `texts`. */
export const formDialogTexts = {
  ...dialogTexts,
  /** The question before the typed text is discarded. */
  discardTitle: "Descartar o que você mudou?",
  discardText: "O que você preencheu ainda não foi salvo.",
  discardLabel: "Sair sem salvar",
  keepLabel: "Continuar editando",
};

export type FormDialogTexts = typeof formDialogTexts;
