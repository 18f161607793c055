/** The titles and the links of the footer's groups. */
export const footerGroupTexts = {
  subscription: "Assinatura",
  subscribe: "Fazer assinatura",
  questions: "Dúvidas",
  ownArea: "Minha área de assinante",
  login: "Já sou assinante",
  pastBoxes: "Últimas caixas",
  moreProducts: "Mais produtos",
  mats: "Tapetes higiênicos",
  wetFood: "Alimentos úmidos",
  shop: "Loja PetBox",
  policies: "Políticas",
  terms: "Termos de uso",
  matTerms: "Termos da assinatura de tapetes higiênicos",
  returns: "Política de trocas e devoluções",
  freight: "Política de frete",
  privacy: "Privacidade",
  cookies: "Cookies",
  learnMore: "Saiba Mais",
  howItWorks: "Como funciona",
  dogBoxes: "Caixas para cachorros",
  catBoxes: "Caixas para gatos",
  freeFreight: "Frete grátis",
  contest: "Concurso cultural",
};

export type FooterGroupTexts = typeof footerGroupTexts;
