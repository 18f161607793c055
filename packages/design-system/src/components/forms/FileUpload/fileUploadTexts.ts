import { photoRefusedMessage } from "@petbox/domain/pet/photo";
import type { PhotoProblem } from "./preparePhoto.ts";

/** The words of a file upload. */
export interface FileUploadTexts {
  /** @default "Escolher foto" */
  chooseLabel?: string;
  /**
   * The other ways, where there is a mouse.
   * @default "ou arraste até aqui, ou cole com Ctrl+V"
   */
  dropLabel?: string;
  /** @default "Trocar foto" */
  changeLabel?: string;
  /** @default "Remover foto" */
  removeLabel?: string;
  /** @default "Preparando a foto…" */
  preparingLabel?: string;
  /** @default "Enviando a foto…" */
  pendingLabel?: string;
  /**
   * Said when a photo was chosen.
   * @default (name) => `Foto escolhida: ${name}`
   */
  chosenLabel?: (name: string) => string;
  /** @default "Foto removida" */
  removedLabel?: string;
  /** @default "Este arquivo não é uma foto. Escolha uma imagem JPG, PNG ou WebP." */
  notAPictureMessage?: string;
  /** @default "Não conseguimos abrir esta imagem. Tente outra foto, de preferência em JPG." */
  brokenMessage?: string;
  /**
   * Too heavy even when made smaller.
   * @default photoRefusedMessage, of the domain
   */
  tooHeavyMessage?: string;
}

/** Parts the words, those that were not given included, from the rest of the props. */
export function withTexts<Props extends FileUploadTexts>({
  chooseLabel = "Escolher foto",
  dropLabel = "ou arraste até aqui, ou cole com Ctrl+V",
  changeLabel = "Trocar foto",
  removeLabel = "Remover foto",
  preparingLabel = "Preparando a foto…",
  pendingLabel = "Enviando a foto…",
  chosenLabel = (name) => `Foto escolhida: ${name}`,
  removedLabel = "Foto removida",
  notAPictureMessage = "Este arquivo não é uma foto. Escolha uma imagem JPG, PNG ou WebP.",
  brokenMessage = "Não conseguimos abrir esta imagem. Tente outra foto, de preferência em JPG.",
  tooHeavyMessage = photoRefusedMessage,
  ...rest
}: Props) {
  const labels = { chooseLabel, dropLabel, changeLabel, removeLabel, preparingLabel, pendingLabel };
  const messages = {
    "not-a-picture": notAPictureMessage,
    broken: brokenMessage,
    "too-heavy": tooHeavyMessage,
  } as const satisfies Record<PhotoProblem, string>;
  return { texts: { ...labels, chosenLabel, removedLabel, messages }, rest };
}
