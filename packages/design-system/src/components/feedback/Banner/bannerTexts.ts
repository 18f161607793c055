const names = { error: "Importante", warning: "Atenção", info: "Aviso", offer: "Oferta" } as const;

/** What a banner says of its own; each can be replaced. */
export const bannerTexts = {
  dismissLabel: "Fechar aviso",
  /** The name of the picture. */
  kindLabel: (kind: keyof typeof names): string => names[kind],
};

export type BannerTexts = typeof bannerTexts;
