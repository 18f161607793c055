/** What a carousel says of its own; each can be replaced. */
export const carouselTexts = {
  /** What it is, said after its label. */
  roleLabel: "carrossel",
  previousLabel: "Anterior",
  nextLabel: "Próximo",
  /** Where one is; slides count from 1. */
  slideLabel: (slide: number, total: number) => `Slide ${slide} de ${total}`,
  /** The name of a dot; slides count from 1. */
  dotLabel: (slide: number, total: number) => `Ir para o slide ${slide} de ${total}`,
};

export type CarouselTexts = typeof carouselTexts;
