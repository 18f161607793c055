/** What a funnel header says of its own; each can be replaced. */
export const funnelHeaderTexts = {
  homeLabel: "PetBox, página inicial",
  helpLabel: "Ajuda",
  newTabLabel: "(abre em outra aba)",
};

export type FunnelHeaderTexts = typeof funnelHeaderTexts;
