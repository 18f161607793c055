import { photoRefusedMessage } from "@petbox/domain/pet/photo";

/** The texts of a file upload, each replaceable through `texts`. */
export const fileUploadTexts = {
  chooseLabel: "Escolher foto",
  /** The other ways to choose a photo, on devices with a mouse. */
  dropLabel: "ou arraste até aqui, ou cole com Ctrl+V",
  cameraLabel: "Tirar foto",
  changeLabel: "Trocar foto",
  removeLabel: "Remover foto",
  preparingLabel: "Preparando a foto…",
  pendingLabel: "Enviando a foto…",
  /** Announced when a photo was chosen. */
  chosenLabel: (name: string) => `Foto escolhida: ${name}`,
  removedLabel: "Foto removida",
  notAPictureText: "Este arquivo não é uma foto. Escolha uma imagem JPG, PNG ou WebP.",
  brokenText: "Não conseguimos abrir esta imagem. Tente outra foto, de preferência em JPG.",
  /** The photo is above the limit. */
  heavyText: photoRefusedMessage,
  shrinkLabel: "Diminuir esta foto e usar",
  /** The photo is above the limit even when scaled down. */
  tooHeavyText: photoRefusedMessage,
};

export type FileUploadTexts = typeof fileUploadTexts;
