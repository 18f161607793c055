import { companyLine } from "./companyLine.ts";

/** What the footer of the site says of its own; each can be replaced. */
export const footerTexts = {
  /** Who sells: name, CNPJ and place. */
  legalLine: companyLine,
  helpTitle: "Ajuda",
  helpHours: "Seg. a sex., das 8h às 18h (horário de Brasília)",
  helpLabel: "Central de ajuda",
  /** What the social networks are, for screen readers. */
  socialLabel: "Redes sociais",
  newTabLabel: "(abre em outra aba)",
  /** What comes before the names of the cards, for screen readers. */
  cardsLabel: "Cartões aceitos",
  /** What the seals are, for screen readers. */
  sealsLabel: "Selos",
  complaintsLabel: "Reclame Aqui",
  safeLabel: "Site seguro",
  encryptedLabel: "Pagamento criptografado",
  /** What the badges of the stores are, for screen readers. */
  appLabel: "Aplicativo",
  googlePlayLabel: "Baixe no Google Play",
  appStoreLabel: "Baixe na App Store",
};

export type FooterTexts = typeof footerTexts;
