import { photoRefusedMessage } from "@petbox/domain/pet/photo";

/** The texts of a photo upload, each replaceable through `texts`. */
export const photoUploadTexts = {
  chooseLabel: "Escolher foto",
  /** The other ways to choose a photo, on devices with a mouse. */
  dropLabel: "ou arraste até aqui, ou cole com Ctrl+V",
  cameraLabel: "Abrir a câmera",
  changeLabel: "Trocar foto",
  removeLabel: "Remover foto",
  preparingLabel: "Preparando a foto…",
  pendingLabel: "Enviando a foto…",
  /** Announced when a photo was chosen. */
  chosenLabel: (name: string) => `Foto escolhida: ${name}`,
  removedLabel: "Foto removida",
  notAPictureText: "Este arquivo não é uma foto. Escolha uma imagem JPG, PNG ou WebP.",
  brokenText: "Não conseguimos abrir esta imagem. Tente outra foto, de preferência em JPG.",
  /** The device does not hand the file over. */
  unreadableText:
    "Não conseguimos ler esta foto. Se ela está na nuvem, baixe no aparelho e escolha de novo, ou escolha outra.",
  /** The photo is above the limit. */
  heavyText: photoRefusedMessage,
  shrinkLabel: "Diminuir esta foto e usar",
  /** The photo is above the limit even when scaled down. */
  tooHeavyText: photoRefusedMessage,
};

export type PhotoUploadTexts = typeof photoUploadTexts;
