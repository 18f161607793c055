import { copyButtonTexts } from "../CopyButton/copyButtonTexts.ts";

/** The texts of a share button, each replaceable through `texts`. */
export const shareButtonTexts = {
  ...copyButtonTexts,
  whatsappLabel: "Enviar pelo WhatsApp",
  newTabLabel: "(abre em outra aba)",
  /** Opens the platform's share sheet, where there is one. */
  shareLabel: "Compartilhar",
  /** Copies the URL where there is no share sheet. */
  copyLabel: "Copiar link",
  copiedLabel: "Link copiado!",
  /** Shown when the sheet failed. */
  failedText: "Não deu para compartilhar por aqui. Copie o link.",
};

export type ShareButtonTexts = typeof shareButtonTexts;
