import {
  accountPaths,
  boxPaths,
  couponPaths,
  galleryPaths,
  loyaltyPaths,
  npsPaths,
  offerPaths,
  pixPaths,
  planPaths,
  ratingPaths,
  referralPaths,
  scheduledPaths,
  sitePaths,
  subscriptionPaths,
  upsellPaths,
  welcomePaths,
} from "@petbox/domain/site/paths";
import type { ShopParameters } from "@petbox/storybook/shopStory";

/** Where a page with data of its own is met, by somebody who may see it. */
export interface PagePlace {
  readonly scenario: NonNullable<ShopParameters["scenario"]>;
  /** What stands in its address. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** It does without: nothing is said, and nothing asked for again. @default false */
  readonly isSilent?: true;
  /** The page tells nobody that its address names nothing: its data say so, or the shop knows by itself. @default false */
  readonly neverMissing?: true;
  /** Its time runs out: what was opened a while ago shows less of it. @default false */
  readonly runsOut?: true;
}

const bob = { scenario: "assinante", parameters: { code: "ATIVA00001" } } as const;
const mat = { scenario: "compras-programadas", parameters: { code: "CTR-TAPETE0098" } } as const;
const wetFood = { scenario: "compras-programadas", parameters: { code: "CTR-UMIDOS0012" } } as const;

/** Every page that has data of its own, by its address in the router's notation. */
export const pagePlaces: Readonly<Record<string, PagePlace>> = {
  // Where nobody can be told what it starts at, no price is.
  [sitePaths.dogHome]: { scenario: "novo", isSilent: true },
  [sitePaths.catHome]: { scenario: "novo", isSilent: true },
  [sitePaths.track]: {
    scenario: "novo",
    parameters: { species: "gato", track: "essencial_familia" },
    neverMissing: true,
  },
  [galleryPaths.boxes]: { scenario: "novo" },
  // Without data nothing is shown at all (MAN-247).
  [pixPaths.pix]: {
    scenario: "pix-por-link",
    parameters: { hash: "a1b2c3d4e5f60718293a4b5c6d7e8f90" },
    neverMissing: true,
    runsOut: true,
  },
  [npsPaths.survey]: { scenario: "vizinhanca", parameters: { hash: "f09901a778aaeec06bc2d121215f0476" } },
  [ratingPaths.rating]: { scenario: "para-avaliar", parameters: { shipment: "910058eb3f52919b0365588bda37168f" } },
  [welcomePaths.welcome]: { scenario: "boas-vindas" },
  [accountPaths.area]: { scenario: "assinante" },
  [accountPaths.data]: { scenario: "assinante" },
  [boxPaths.received]: { scenario: "entrega-sem-confirmar" },
  [couponPaths.own]: { scenario: "muitos-cupons" },
  [couponPaths.create]: { scenario: "campanha-de-indicacao" },
  [referralPaths.invite]: { scenario: "amigos-convidados" },
  [loyaltyPaths.own]: { scenario: "assinante-ouro" },
  [loyaltyPaths.programme]: { scenario: "novo" },
  // Without it the offers are those of the site's own shop.
  [offerPaths.recommended]: { scenario: "assinante", isSilent: true },
  [subscriptionPaths.hub]: { scenario: "casa-cheia" },
  [subscriptionPaths.boxes]: { scenario: "assinante" },
  [planPaths.plan]: bob,
  [upsellPaths.upsell]: bob,
  [scheduledPaths.buyMats]: { scenario: "novo" },
  [scheduledPaths.buyWetFood]: { scenario: "novo" },
  [scheduledPaths.mats]: { scenario: "compras-programadas" },
  [scheduledPaths.mat]: mat,
  [scheduledPaths.changeMat]: mat,
  [scheduledPaths.cancelMat]: mat,
  [scheduledPaths.wetFoods]: { scenario: "compras-programadas" },
  [scheduledPaths.wetFood]: wetFood,
  [scheduledPaths.changeWetFood]: wetFood,
  [scheduledPaths.cancelWetFood]: wetFood,
};
