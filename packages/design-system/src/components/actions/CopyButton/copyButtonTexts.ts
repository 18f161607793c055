import { buttonTexts } from "../Button/buttonTexts.ts";

/** The texts of a copy button, each replaceable through `texts`. */
export const copyButtonTexts = {
  ...buttonTexts,
  /** The text of the button, if it has no `label`. */
  copyLabel: "Copiar",
  copiedLabel: "Copiado!",
  failedLabel: "Não deu para copiar",
  manualLabel: "O navegador não deixou. Copie daqui:",
};

export type CopyButtonTexts = typeof copyButtonTexts;
