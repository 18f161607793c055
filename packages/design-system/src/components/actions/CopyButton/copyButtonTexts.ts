/** What a copy button says of its own; each can be replaced. */
export const copyButtonTexts = {
  copiedLabel: "Copiado!",
  failedLabel: "Não deu para copiar",
};

export type CopyButtonTexts = typeof copyButtonTexts;
