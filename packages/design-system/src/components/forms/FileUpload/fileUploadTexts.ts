import { photoRefusedMessage } from "@petbox/domain/pet/photo";

/** What a file upload says of its own; each can be replaced. */
export const fileUploadTexts = {
  chooseLabel: "Escolher foto",
  /** The other ways, where there is a mouse. */
  dropLabel: "ou arraste até aqui, ou cole com Ctrl+V",
  cameraLabel: "Tirar foto",
  changeLabel: "Trocar foto",
  removeLabel: "Remover foto",
  preparingLabel: "Preparando a foto…",
  pendingLabel: "Enviando a foto…",
  /** Said when a photo was chosen. */
  chosenLabel: (name: string) => `Foto escolhida: ${name}`,
  removedLabel: "Foto removida",
  notAPictureText: "Este arquivo não é uma foto. Escolha uma imagem JPG, PNG ou WebP.",
  brokenText: "Não conseguimos abrir esta imagem. Tente outra foto, de preferência em JPG.",
  /** Too heavy as it is. */
  heavyText: photoRefusedMessage,
  shrinkLabel: "Diminuir esta foto e usar",
  /** Too heavy even when made smaller. */
  tooHeavyText: photoRefusedMessage,
};

export type FileUploadTexts = typeof fileUploadTexts;
