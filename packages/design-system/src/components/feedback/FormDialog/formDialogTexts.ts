import { dialogTexts } from "../Dialog/dialogTexts.ts";

/** What a dialog with a form says of its own; each can be replaced. */
export const formDialogTexts = {
  ...dialogTexts,
  /** The question before what was typed is lost. */
  discardTitle: "Descartar o que você mudou?",
  discardText: "O que você preencheu ainda não foi salvo.",
  discardLabel: "Sair sem salvar",
  keepLabel: "Continuar editando",
};

export type FormDialogTexts = typeof formDialogTexts;
