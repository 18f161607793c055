/** The texts of a funnel header, each replaceable through `texts`. */
export const funnelHeaderTexts = {
  homeLabel: "PetBox, página inicial",
  helpLabel: "Ajuda",
  newTabLabel: "(abre em outra aba)",
};

export type FunnelHeaderTexts = typeof funnelHeaderTexts;
