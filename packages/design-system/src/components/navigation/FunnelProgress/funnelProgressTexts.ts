/** What the progress of the funnel says of its own; each can be replaced. */
export const funnelProgressTexts = {
  /** The name of the bar for screen readers. */
  label: "Seu progresso",
  /** What is written beside the bar. */
  countText: (step: number, total: number) => `${step} de ${total}`,
  /** What the bar says to screen readers. */
  valueText: (step: number, total: number) => `Passo ${step} de ${total}`,
};

export type FunnelProgressTexts = typeof funnelProgressTexts;
