const names = { danger: "Importante", warning: "Atenção", info: "Aviso", offer: "Oferta" } as const;

/** What a banner says of its own; each can be replaced. */
export const bannerTexts = {
  dismissLabel: "Fechar aviso",
  /** The name of the picture. */
  toneLabel: (tone: keyof typeof names): string => names[tone],
};

export type BannerTexts = typeof bannerTexts;
