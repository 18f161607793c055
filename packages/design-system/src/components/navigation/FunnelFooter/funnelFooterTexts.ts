/** What a funnel footer says of its own; each can be replaced. */
export const funnelFooterTexts = {
  termsLabel: "Termos de uso",
  privacyLabel: "Privacidade",
  newTabLabel: "(abre em outra aba)",
};

export type FunnelFooterTexts = typeof funnelFooterTexts;
