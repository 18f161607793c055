import type { RecommendedOffer } from "@petbox/domain/offers/recommendedOffer";
import { collection } from "../collection.ts";

/** Recommendations for one customer, in place of the general ones. */
export interface OwnRecommendation {
  readonly customerCode: string;
  readonly offers: readonly RecommendedOffer[];
  /** The shop that sells to this customer; the site's own when absent. */
  readonly shop?: string;
}

export const ownRecommendations = collection<OwnRecommendation>(({ customerCode }) => customerCode);
