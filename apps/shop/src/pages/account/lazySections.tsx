import { AreaPlace } from "@petbox/design-system/screens/account/AreaScreen";
import { lazy, Suspense } from "react";

const ShipmentsSection = lazy(async () => ({ default: (await import("../shipments/Shipments.tsx")).Shipments }));
const OffersSection = lazy(() => import("../offers/OffersSection.tsx"));

/** Where the boxes are. Its code comes beside the page's: neither waits for the other, nor does a finger for both. */
export function Shipments(props: { readonly expected: number; readonly onMoved: () => void }) {
  return (
    <Suspense fallback={<AreaPlace of="boxes" />}>
      <ShipmentsSection {...props} />
    </Suspense>
  );
}

/** What is recommended, which is below what is seen first: its code comes after it. */
export function Offers({ shop }: { readonly shop: string | undefined }) {
  return (
    <Suspense fallback={<AreaPlace of="offers" />}>
      <OffersSection shop={shop} />
    </Suspense>
  );
}
