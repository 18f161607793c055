/**
 * Every address of the site, once: by the shop's areas, in the router's notation (`:code` is a parameter, which `pathTo`
 * fills in), with its trailing slash where the specification gives one. One value an area, so that a page carries the
 * addresses of those it leads to and no others.
 */

/** The terms of use: alone, for a form that leads to them and to nothing else. */
export const termsPath = "/termos-de-uso";

/** The public site (MAN-002 to MAN-005, MAN-014 to MAN-020, MAN-106, MAN-131, MAN-133). */
export const sitePaths = {
  dogHome: "/",
  catHome: "/gato",
  subscribe: "/assine",
  track: "/trilhas/:species/:track",
  terms: termsPath,
  matTerms: "/termos-de-uso-tapetes",
  returns: "/politica-de-trocas",
  freight: "/politica-de-frete",
  freeFreight: "/politica-de-frete-gratis",
  privacy: "/privacidade",
  cookies: "/cookies",
  firstContest: "/concurso/edicao-1",
  secondContest: "/concurso/edicao-2",
  thirdContest: "/concurso/edicao-3",
  notFound: "/404",
} as const;

/** The questions about the pet, and what is chosen for it (FUN-016 to FUN-040). */
export const funnelPaths = {
  species: "/pet/especie/",
  name: "/pet/nome/",
  size: "/pet/porte/",
  breed: "/pet/raca/",
  birthDate: "/pet/nascimento/",
  restriction: "/pet/restricao/",
  contact: "/pessoal/contato/",
  track: "/pessoal/trilha-experiencia/",
  plan: "/assinatura/plano/",
  extraItem: "/assinatura/item-extra",
} as const;

/** Registration, payment and its result (FUN-041 to FUN-047, FUN-103). */
export const checkoutPaths = {
  checkout: "/assinatura/checkout",
  payment: "/payment_b",
  /** The payment again, after a refused card (decision 3). */
  anotherCard: "/assinatura/payment",
  waiting: "/aguardando",
  /** From a refused payment back to the plans, as the specification writes it (MAN-037). */
  backToPlans: "/assinatura/plano",
} as const;

/** Coming in and going out (MAN-007 to MAN-010, MAN-111). */
export const sessionPaths = {
  login: "/login",
  logout: "/logout",
  recovery: "/password/reset",
  /** The address that is mailed. It names nobody: the token alone says whose password it sets. */
  mailedLink: "/password/reset/:token",
  /** Where the new password is typed once the link's token has left the address. */
  newPassword: "/password/reset/nova",
  /** After a login from the funnel: the track step without the pet query and without the slash (FUN-033). */
  trackAfterLogin: "/pessoal/trilha-experiencia",
} as const;

/** What follows a paid checkout (MAN-038). */
export const welcomePaths = {
  welcome: "/bem-vindo",
} as const;

/** The customer's own pages. Each works with `/app` in front as well: `withApp` (decision 51). */
export const accountPaths = {
  area: "/area-cliente",
  data: "/dados-cliente",
  /** The same page, its tab Cobrança open (SUB-013). */
  cards: "/dados-cliente?q=cartao",
} as const;

/** A payment set right (SUB-025, SUB-031). */
export const resolutionPaths = {
  resolution: "/assinatura/resolver/:subscription",
  /** As the tracker in the mobile application links to it; leads to the same page (SUB-026). */
  suspended: "/suspensa/resolver/:subscription",
} as const;

/** Boxes rated (SUB-047) and received (SUB-056). */
export const ratingPaths = {
  rating: "/avalie/:shipment",
} as const;

export const boxPaths = {
  received: "/box-recebidos",
} as const;

/** Petlovers, as one's own and as everybody's (SUB-015, SUB-016). */
export const loyaltyPaths = {
  own: "/area-cliente/fidelidade",
  programme: "/programa-de-fidelidade",
} as const;

/** Friends invited (SUB-062). */
export const referralPaths = {
  invite: "/convites",
} as const;

/** What is recommended to a customer (decision 51). */
export const offerPaths = {
  recommended: "/revista",
} as const;

/** All that a customer subscribes to, and their boxes (MAN-024 to MAN-026). */
export const subscriptionPaths = {
  hub: "/assinaturas",
  boxes: "/assinaturas/box",
} as const;

/** One subscription to a box, by its code or by its contract (MAN-021, MAN-022, SUB-080). */
export const planPaths = {
  plan: "/plano/:code",
} as const;

/** A subscription with an extra item (MAN-023). */
export const upsellPaths = {
  upsell: "/subscription-trail/:code",
} as const;

/** Hygiene pads and wet food (MAN-027 to MAN-035). */
export const scheduledPaths = {
  mats: "/assinaturas/higiene",
  mat: "/assinaturas/higiene/:code",
  changeMat: "/assinaturas/higiene/:code/alterar",
  cancelMat: "/assinaturas/higiene/:code/cancelar",
  buyMats: "/compra-programada/tapetes-higienicos",
  wetFoods: "/assinaturas/alimentos-umidos",
  wetFood: "/assinaturas/alimentos-umidos/:code",
  changeWetFood: "/assinaturas/alimentos-umidos/:code/alterar",
  cancelWetFood: "/assinaturas/alimentos-umidos/:code/cancelar",
  buyWetFood: "/compra-programada/alimentos-umidos",
} as const;

/** Coupons made, kept and opened (MAN-039 to MAN-041, MAN-117). */
export const couponPaths = {
  create: "/pos-checkout/convite",
  own: "/meus-cupons",
  invitation: "/cupom/:name",
} as const;

/** A PIX to pay, for whoever has its link (MAN-122). */
export const pixPaths = {
  pix: "/pix/:hash",
} as const;

/** The satisfaction survey, for whoever has its link (MAN-071). */
export const npsPaths = {
  survey: "/nps/score/:hash",
} as const;

/** The boxes of past months (MAN-011). */
export const galleryPaths = {
  boxes: "/ultimos",
} as const;

/** The areas of a customer's account, whose addresses each have "/app" in front too (decision 51). */
export const accountPathsByArea = {
  account: accountPaths,
  resolution: resolutionPaths,
  ratings: ratingPaths,
  boxes: boxPaths,
  loyalty: loyaltyPaths,
  referral: referralPaths,
  offers: offerPaths,
  subscriptions: subscriptionPaths,
  plan: planPaths,
  upsell: upsellPaths,
  scheduled: scheduledPaths,
  coupons: couponPaths,
} as const;

/** Every address by the area that shows it, under the name of the area's folder. */
export const pathsByArea = {
  site: sitePaths,
  funnel: funnelPaths,
  checkout: checkoutPaths,
  session: sessionPaths,
  welcome: welcomePaths,
  ...accountPathsByArea,
  pix: pixPaths,
  nps: npsPaths,
  gallery: galleryPaths,
} as const;
