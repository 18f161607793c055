const names = { danger: "Importante", warning: "Atenção", info: "Aviso", offer: "Oferta" } as const;

/** The texts of a banner, each replaceable through `texts`. */
export const bannerTexts = {
  dismissLabel: "Fechar aviso",
  /** The accessible name of the icon. */
  toneLabel: (tone: keyof typeof names): string => names[tone],
};

export type BannerTexts = typeof bannerTexts;
