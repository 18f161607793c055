/** The texts of the links that the header and the side menu share. */
export const menuLinkTexts = {
  howItWorks: "Como funciona",
  pastBoxes: "Últimas caixas",
  help: "Central de ajuda",
};

export type MenuLinkTexts = typeof menuLinkTexts;
