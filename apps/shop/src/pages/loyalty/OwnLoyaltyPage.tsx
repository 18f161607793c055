import { ownLoyaltyPageData } from "@petbox/api-client/loyalty/pageData";
import { LoyaltyLayout, LoyaltyShellScreen } from "@petbox/design-system/screens/loyalty/LoyaltyShellScreen";
import { usePageData } from "../../app/pageData.tsx";
import { accountLoader } from "../account/accountLoader.ts";
import { LoyaltyView } from "./LoyaltyView.tsx";

export { OwnLoyaltyPage as Component, OwnLoyaltyShell as HydrateFallback };

export const loader = accountLoader(ownLoyaltyPageData);

function OwnLoyaltyShell() {
  return <LoyaltyShellScreen isOwn />;
}

/** /area-cliente/fidelidade (SUB-015): a subscriber's level and its benefits. */
function OwnLoyaltyPage() {
  const result = usePageData(ownLoyaltyPageData);
  return (
    <LoyaltyLayout isOwn>
      <LoyaltyView result={result} />
    </LoyaltyLayout>
  );
}
