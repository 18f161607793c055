import type { Cents } from "../money/cents.ts";

/** A product of the shop that is recommended to a subscriber (SUB-128). */
export interface RecommendedOffer {
  readonly name: string;
  /** The address of its picture. */
  readonly image: string;
  /** What everybody pays. */
  readonly price: Cents;
  /** What a subscriber pays. */
  readonly specialPrice: Cents;
  /** Its stars, from 0 to 5; undefined where nobody has rated it. */
  readonly rate?: number;
  /** Names it in the address of the shop. */
  readonly urlKey: string;
}

/** By what the shop knows that somebody came from here (SUB-042, SUB-046). */
const campaign = { utm_source: "petbox", utm_medium: "area-do-assinante", utm_campaign: "ofertas-recomendadas" };

/**
 * Where an offer can be bought: its page in the shop, with the campaign's parameters.
 * @param shop the shop's own address, "https://loja.petbox.example/".
 * @returns an address below that of the shop, whatever the key says.
 */
export function offerAddress({ urlKey }: Pick<RecommendedOffer, "urlKey">, shop: string): string {
  const address = new URL(shop);
  const segments = urlKey.split("/").filter((segment) => !/^\.{0,2}$/.test(segment));
  const base = address.pathname.replace(/\/$/, "");
  address.pathname = [base, ...segments.map(encodeURIComponent)].join("/");
  for (const [name, value] of Object.entries(campaign)) address.searchParams.set(name, value);
  return address.href;
}
