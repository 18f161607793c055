import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { TabSkeleton } from "@petbox/design-system/screens/account/AccountDataShellScreen";
import type { ComponentType } from "react";
import { lazy } from "../../app/lazy.ts";
import { useCode } from "../../app/useCode.ts";
import type { TabProps } from "./tabProps.ts";

/** Where the boxes go. Its code comes after the first tab's, as what pays for them does. */
export const AddressesSection = lazyTab(() => import("../addresses/AddressesSection.tsx"));
/** What pays for them. */
export const CardsSection = lazyTab(() => import("../cards/CardsSection.tsx"));

function lazyTab(load: () => Promise<{ readonly default: ComponentType<TabProps> }>) {
  const code = lazy(load);
  return (props: TabProps) => (
    <AsyncResultView result={useCode(code)} skeleton={<TabSkeleton />} texts={{ loadingLabel: "" }}>
      {({ default: Section }) => <Section {...props} />}
    </AsyncResultView>
  );
}
