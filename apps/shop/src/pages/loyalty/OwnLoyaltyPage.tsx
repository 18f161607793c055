import { ownLoyaltyPageData } from "@petbox/api-client/loyalty/pageData";
import { LoyaltyShellScreen } from "@petbox/design-system/screens/loyalty/LoyaltyShellScreen";
import { usePageData } from "../../app/pageData.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { LoyaltyView } from "./LoyaltyView.tsx";

export { OwnLoyaltyPage as Component, OwnLoyaltyPage as HydrateFallback };

export const loader = accountLoader(ownLoyaltyPageData);

/** /area-cliente/fidelidade (SUB-015): a subscriber's level and its benefits. */
function OwnLoyaltyPage() {
  const result = usePageData(ownLoyaltyPageData);
  return (
    <LoyaltyShellScreen isOwn>
      <LoyaltyView result={result} />
    </LoyaltyShellScreen>
  );
}
