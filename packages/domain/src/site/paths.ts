/**
 * Every path of the site, by area, in the router's notation (`pathTo` fills in parameters such as `:code`), with a
 * trailing slash where the specification has one. One export per area, so that a page bundles only the paths of the areas
 * it links to.
 */

/** The terms of use, exported separately for a form that needs no other link. */
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

/** The steps of the funnel (FUN-016 to FUN-040). */
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
  /** Payment with another card, after a refused one (decision 3). */
  anotherCard: "/assinatura/payment",
  waiting: "/aguardando",
  /** From a refused payment back to the plans, as specified (MAN-037). */
  backToPlans: "/assinatura/plano",
} as const;

/** Login, logout and password recovery (MAN-007 to MAN-010, MAN-111). */
export const sessionPaths = {
  login: "/login",
  logout: "/logout",
  recovery: "/password/reset",
  /** The e-mailed link. Only its token identifies the account. */
  mailedLink: "/password/reset/:token",
  /** The form for the new password, after the token has been removed from the URL. */
  newPassword: "/password/reset/nova",
  /** After a login from the funnel: the track step without pet query and trailing slash (FUN-033). */
  trackAfterLogin: "/pessoal/trilha-experiencia",
} as const;

/** The pages after a paid checkout (MAN-038). */
export const welcomePaths = {
  welcome: "/bem-vindo",
} as const;

/** The customer's own pages. Each also exists under `/app`: see `withApp` (decision 51). */
export const accountPaths = {
  area: "/area-cliente",
  data: "/dados-cliente",
  /** The same page with its tab Cobrança open (SUB-013). */
  cards: "/dados-cliente?q=cartao",
} as const;

/** The page that pays an overdue charge (SUB-025, SUB-031). Other pages pay it in the resolution dialog. */
export const resolutionPaths = {
  resolution: "/assinatura/resolver/:subscription",
  /** The link from the tracker in the mobile app; the same page (SUB-026). */
  suspended: "/suspensa/resolver/:subscription",
} as const;

/** Rating (SUB-047) and received boxes (SUB-056). */
export const ratingPaths = {
  rating: "/avalie/:shipment",
} as const;

/** The boxes that the customer has received. */
export const boxPaths = {
  received: "/box-recebidos",
} as const;

/** Petlovers: the customer's own page, and the public one (SUB-015, SUB-016). */
export const loyaltyPaths = {
  own: "/area-cliente/fidelidade",
  programme: "/programa-de-fidelidade",
} as const;

/** Invitations to friends (SUB-062). */
export const referralPaths = {
  invite: "/convites",
} as const;

/** Recommended offers (decision 51). */
export const offerPaths = {
  recommended: "/revista",
} as const;

/** The customer's subscriptions and boxes (MAN-024 to MAN-026). */
export const subscriptionPaths = {
  hub: "/assinaturas",
  boxes: "/assinaturas/box",
} as const;

/** A box subscription, by its code or its contract (MAN-021, MAN-022, SUB-080). */
export const planPaths = {
  plan: "/plano/:code",
} as const;

/** The extra item of a subscription (MAN-023). */
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

/** Coupons: create, own, and the invitation link (MAN-039 to MAN-041, MAN-117). */
export const couponPaths = {
  create: "/pos-checkout/convite",
  own: "/meus-cupons",
  invitation: "/cupom/:name",
} as const;

/** A PIX payment by its link (MAN-122). */
export const pixPaths = {
  pix: "/pix/:hash",
} as const;

/** The satisfaction survey by its link (MAN-071). */
export const npsPaths = {
  survey: "/nps/score/:hash",
} as const;

/** The boxes of past months (MAN-011). */
export const galleryPaths = {
  boxes: "/ultimos",
} as const;

/** The account's areas, whose paths also exist under `/app` (decision 51). */
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

/** Every path by area; keys are the areas' folder names. */
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
