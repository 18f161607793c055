import { buttonTexts } from "../Button/buttonTexts.ts";

/** What a copy button says of its own; each can be replaced. */
export const copyButtonTexts = {
  ...buttonTexts,
  copiedLabel: "Copiado!",
  failedLabel: "Não deu para copiar",
};

export type CopyButtonTexts = typeof copyButtonTexts;
