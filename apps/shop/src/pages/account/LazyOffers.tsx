import { AreaPlace } from "@petbox/design-system/screens/account/AreaScreen";
import { Suspense } from "react";
import { lazyOptional } from "../../app/lazyOptional.ts";

const OffersSection = lazyOptional(() => import("../offers/OffersSection.tsx"));

/** What is recommended, which is below what is seen first: its code comes after it. */
export function Offers({ shop }: { readonly shop: string | undefined }) {
  return (
    <Suspense fallback={<AreaPlace of="offers" />}>
      <OffersSection shop={shop} />
    </Suspense>
  );
}
