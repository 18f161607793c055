import { TabSkeleton } from "@petbox/design-system/screens/account/AccountDataShellScreen";
import { type ComponentType, lazy, Suspense } from "react";
import type { TabProps } from "./tabProps.ts";

/** Where the boxes go. Its code comes after the first tab's, as what pays for them does. */
export const AddressesSection = lazyTab(() => import("../addresses/AddressesSection.tsx"));
/** What pays for them. */
export const CardsSection = lazyTab(() => import("../cards/CardsSection.tsx"));

function lazyTab(load: () => Promise<{ readonly default: ComponentType<TabProps> }>) {
  const Section = lazy(load);
  return (props: TabProps) => (
    <Suspense fallback={<TabSkeleton />}>
      <Section {...props} />
    </Suspense>
  );
}
