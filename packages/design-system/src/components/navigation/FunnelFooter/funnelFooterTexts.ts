/** The texts of a funnel footer, each replaceable through `texts`. */
export const funnelFooterTexts = {
  termsLabel: "Termos de uso",
  privacyLabel: "Privacidade",
  newTabLabel: "(abre em outra aba)",
};

export type FunnelFooterTexts = typeof funnelFooterTexts;
