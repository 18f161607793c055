import { AreaPlace } from "@petbox/design-system/screens/account/AreaScreen";
import { lazy, Suspense } from "react";

const OffersSection = lazy(() => import("../offers/OffersSection.tsx"));

/** What is recommended, which is below what is seen first: its code comes after it. */
export function Offers({ shop }: { readonly shop: string | undefined }) {
  return (
    <Suspense fallback={<AreaPlace of="offers" />}>
      <OffersSection shop={shop} />
    </Suspense>
  );
}
