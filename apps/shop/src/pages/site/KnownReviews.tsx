import { CustomerReviews } from "@petbox/design-system/screens/site/CustomerReviews";
import { CustomerReviewsPlaceholder } from "@petbox/design-system/screens/site/CustomerReviewsPlaceholder";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { Species } from "@petbox/domain/pet/species";
import { usePageData } from "../../app/pageData.ts";
import { homePageDataOf } from "./homePageDataOf.ts";

/** The reviews and the number of boxes from the server; nothing if they cannot be read. */
export default function KnownReviews({ pet }: { readonly pet: Species }) {
  const result = usePageData(homePageDataOf[pet]);
  if (result.status === "loading") return <CustomerReviewsPlaceholder />;
  const data = readyValue(result);
  return <CustomerReviews reviews={data?.reviews} boxesDelivered={data?.boxesDelivered} />;
}
