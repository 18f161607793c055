import type { Texts } from "../texts.ts";

export const spanishNewTab = "(se abre en otra pestaña)";

export const spanishButton = { pendingLabel: "Cargando" };

export const spanishCopyButton = {
  ...spanishButton,
  copyLabel: "Copiar",
  copiedLabel: "¡Copiado!",
  failedLabel: "No se pudo copiar",
  manualLabel: "El navegador no lo permitió. Cópialo desde aquí:",
};

export const spanishActions = {
  button: spanishButton,
  copyButton: spanishCopyButton,
  shareButton: {
    ...spanishCopyButton,
    whatsappLabel: "Enviar por WhatsApp",
    newTabLabel: spanishNewTab,
    shareLabel: "Compartir",
    copyLabel: "Copiar enlace",
    copiedLabel: "¡Enlace copiado!",
    failedText: "No se pudo compartir desde aquí. Copia el enlace.",
  },
} satisfies Partial<Texts>;
