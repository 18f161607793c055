/** The texts of the progress of the funnel, each replaceable through `texts`. */
export const funnelProgressTexts = {
  /** The accessible name of the list and of the bar. */
  label: "Seu progresso",
  /** The value of the bar for screen readers. */
  valueText: (step: number, total: number) => `Passo ${step} de ${total}`,
};

export type FunnelProgressTexts = typeof funnelProgressTexts;
