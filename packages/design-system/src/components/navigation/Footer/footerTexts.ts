import { schemeChoiceTexts } from "../SchemeChoice/schemeChoiceTexts.ts";
import { companyLine } from "./companyLine.ts";
import { footerGroupTexts } from "./footerGroupTexts.ts";

/** The texts of the footer of the site, each replaceable through `texts`. */
export const footerTexts = {
  /** The seller: name, CNPJ and city. */
  legalLine: companyLine,
  helpTitle: "Ajuda",
  helpHours: "Seg. a sex., das 8h às 18h (horário de Brasília)",
  helpLabel: "Central de ajuda",
  /** The accessible name of the social networks. */
  socialLabel: "Redes sociais",
  newTabLabel: "(abre em outra aba)",
  /** Announced before the names of the cards. */
  cardsLabel: "Cartões aceitos",
  /** The accessible name of the seals. */
  sealsLabel: "Selos",
  complaintsLabel: "Reclame Aqui",
  safeLabel: "Site seguro",
  encryptedLabel: "Pagamento criptografado",
  /** The accessible name of the app stores. */
  appLabel: "Aplicativo",
  /** The groups of links, unless `groups` are given. */
  groups: footerGroupTexts,
  ...schemeChoiceTexts,
  googlePlayLabel: "Baixe no Google Play",
  appStoreLabel: "Baixe na App Store",
};

export type FooterTexts = typeof footerTexts;
