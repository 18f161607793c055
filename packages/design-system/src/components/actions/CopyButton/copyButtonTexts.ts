import { buttonTexts } from "../Button/buttonTexts.ts";

/** The texts of a copy button, each replaceable through `texts`. */
export const copyButtonTexts = {
  ...buttonTexts,
  copiedLabel: "Copiado!",
  failedLabel: "Não deu para copiar",
};

export type CopyButtonTexts = typeof copyButtonTexts;
