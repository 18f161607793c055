import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { CustomerReviewsPlaceholder } from "@petbox/design-system/screens/site/CustomerReviewsPlaceholder";
import type { Species } from "@petbox/domain/pet/species";
import { useEffect, useState } from "react";
import { lazyOptional } from "../../lazy/lazyOptional.tsx";

const KnownReviews = lazyOptional(() => import("./KnownReviews.tsx"), <CustomerReviewsPlaceholder />);

/** Customers' reviews. The document has a placeholder; they are fetched when the browser is idle, far below the first screen. */
export function HomeReviews({ pet }: { readonly pet: Species }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <KnownReviews pet={pet} /> : <CustomerReviewsPlaceholder />;
}
