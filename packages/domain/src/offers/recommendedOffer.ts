import type { Cents } from "../money/cents.ts";

/** A shop product recommended to a subscriber (SUB-128). */
export interface RecommendedOffer {
  readonly name: string;
  /** URL of the picture. */
  readonly image: string;
  /** The regular price. */
  readonly price: Cents;
  /** The subscriber's price. */
  readonly specialPrice: Cents;
  /** Average rating from 0 to 5; undefined if unrated. */
  readonly rate?: number;
  /** The product's slug in the shop's URL. */
  readonly urlKey: string;
}

/** The campaign parameters that attribute a visit to this page (SUB-042, SUB-046). */
const campaign = { utm_source: "petbox", utm_medium: "area-do-assinante", utm_campaign: "ofertas-recomendadas" };

/**
 * The URL of an offer's product page, with the campaign parameters.
 * @param shop the shop's base URL, "https://loja.petbox.example/".
 * @returns a URL below the base, whatever the slug contains.
 */
export function offerUrl({ urlKey }: Pick<RecommendedOffer, "urlKey">, shop: string): string {
  const address = new URL(shop);
  const segments = urlKey.split("/").filter((segment) => !/^\.{0,2}$/.test(segment));
  const base = address.pathname.replace(/\/$/, "");
  address.pathname = [base, ...segments.map(encodeURIComponent)].join("/");
  for (const [name, value] of Object.entries(campaign)) address.searchParams.set(name, value);
  return address.href;
}
