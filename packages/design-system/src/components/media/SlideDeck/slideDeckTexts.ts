import { buttonTexts } from "../../actions/Button/buttonTexts.ts";

/** The texts of a slide deck, each replaceable through `texts`. */
export const slideDeckTexts = {
  /** The accessible name of the finish button while `pending`. */
  ...buttonTexts,
  backLabel: "Voltar",
  nextLabel: "Próximo",
  /** Skips the rest of the slides; shown when `onSkip` is given. */
  skipLabel: "Pular",
  /** The same on the last slide, where it declines the finish button. */
  declineLabel: "Agora não",
  /** The button of the last slide. */
  finishLabel: "Concluir",
  /** The position in words; slides count from 1. */
  slideLabel: (slide: number, total: number) => `Slide ${slide} de ${total}`,
  /** The short position beside the bar; slides count from 1. */
  countText: (slide: number, total: number) => `${slide} de ${total}`,
  /** Shown if there is nothing to show; replaced by `empty`. */
  emptyText: "Não há nada para mostrar agora.",
  /** The role description, announced after the label. */
  roleLabel: "apresentação",
};

export type SlideDeckTexts = typeof slideDeckTexts;
