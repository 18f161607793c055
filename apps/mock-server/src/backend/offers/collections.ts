import type { RecommendedOffer } from "@petbox/domain/offers/recommendedOffer";
import { collection } from "../collection.ts";

/** What is recommended to one customer, in the place of what is to everybody. */
export interface OwnRecommendation {
  readonly customerCode: string;
  readonly offers: readonly RecommendedOffer[];
  /** The address of the shop that sells them to this customer; the site's own when absent. */
  readonly shop?: string;
}

export const ownRecommendations = collection<OwnRecommendation>(({ customerCode }) => customerCode);
