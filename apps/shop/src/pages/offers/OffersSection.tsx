import { useOffers } from "@petbox/api-client/offers/hooks";
import { OfferCarousel } from "@petbox/design-system/screens/offers/OfferCarousel";
import { readyValue, withFallback } from "@petbox/domain/asyncResult/asyncResult";

/** The recommendations for a subscriber. Renders nothing without any, and after a failed read (SUB-340). */
export default function OffersSection({ shop }: { readonly shop: string | undefined }) {
  const offers = readyValue(withFallback(useOffers(), []));
  if (offers?.length === 0) return null;
  return <OfferCarousel offers={offers} shop={shop} />;
}
