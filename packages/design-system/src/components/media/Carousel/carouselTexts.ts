/** The texts of a carousel, each replaceable through `texts`. */
export const carouselTexts = {
  /** Shown if there is nothing to show; replaced by `empty`. */
  emptyText: "Ainda não há nada por aqui.",
  /** The role description, announced after the label. */
  roleLabel: "carrossel",
  previousLabel: "Anterior",
  nextLabel: "Próximo",
  /** The position; slides count from 1. */
  slideLabel: (slide: number, total: number) => `Página ${slide} de ${total}`,
  /** The accessible name of a dot; slides count from 1. */
  dotLabel: (slide: number, total: number) => `Ir para a página ${slide} de ${total}`,
};

export type CarouselTexts = typeof carouselTexts;
