import { formatsOf, type GivenTexts } from "@petbox/design-system/texts";

export const french: GivenTexts = {
  format: formatsOf("fr"),
  copyButton: {
    pendingLabel: "Chargement",
    copyLabel: "Copier",
    copiedLabel: "Copié !",
    failedLabel: "Copie impossible",
    manualLabel: "Le navigateur a refusé. Copiez ici :",
  },
};
