import type { ReactNode } from "react";

/** The words of a slide deck. */
export interface SlideDeckTexts {
  /** @default "Voltar" */
  backLabel?: string;
  /** @default "Próximo" */
  nextLabel?: string;
  /**
   * Leaves the slides before their end; it is there when `onSkip` is given.
   * @default "Pular"
   */
  skipLabel?: string;
  /**
   * The button of the last slide.
   * @default "Concluir"
   */
  finishLabel?: string;
  /**
   * The name of the finish button while `pending`.
   * @default "Carregando"
   */
  pendingLabel?: string;
  /**
   * Where one is, in words; slides count from 1.
   * @default (slide, total) => `Slide ${slide} de ${total}`
   */
  slideLabel?: (slide: number, total: number) => string;
  /**
   * Where one is, in short, beside the bar; slides count from 1.
   * @default (slide, total) => `${slide} de ${total}`
   */
  countText?: (slide: number, total: number) => string;
  /**
   * What it is, said after its label.
   * @default "apresentação"
   */
  roleLabel?: string;
  /**
   * What is shown when there are no slides; the finish button is there all the same.
   * @default "Não há nada para mostrar agora."
   */
  empty?: ReactNode;
}
