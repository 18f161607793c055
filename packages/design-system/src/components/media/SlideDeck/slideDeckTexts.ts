import { buttonTexts } from "../../actions/Button/buttonTexts.ts";

/** What a slide deck says of its own; each can be replaced. */
export const slideDeckTexts = {
  /** The name of the finish button while `pending`. */
  ...buttonTexts,
  backLabel: "Voltar",
  nextLabel: "Próximo",
  /** Leaves the slides before their end; it is there when `onSkip` is given. */
  skipLabel: "Pular",
  /** The button of the last slide. */
  finishLabel: "Concluir",
  /** Where one is, in words; slides count from 1. */
  slideLabel: (slide: number, total: number) => `Slide ${slide} de ${total}`,
  /** Where one is, in short, beside the bar; slides count from 1. */
  countText: (slide: number, total: number) => `${slide} de ${total}`,
  /** What it is, said after its label. */
  roleLabel: "apresentação",
};

export type SlideDeckTexts = typeof slideDeckTexts;
