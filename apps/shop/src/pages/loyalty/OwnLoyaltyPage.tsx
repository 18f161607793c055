import { ownLoyaltyPageData } from "@petbox/api-client/loyalty/pageData";
import { usePageData } from "@petbox/api-client/page/usePageData";
import { LoyaltyLayout, LoyaltyShellScreen } from "@petbox/design-system/screens/loyalty/LoyaltyShellScreen";
import { prefetchOwn } from "../../app/prefetchOwn.ts";
import { useSession } from "../../app/services.ts";
import { Loyalty } from "./Loyalty.tsx";

export { OwnLoyaltyPage as Page, OwnLoyaltyShell as Shell };

export const prefetch = prefetchOwn(ownLoyaltyPageData);

function OwnLoyaltyShell() {
  return <LoyaltyShellScreen isOwn />;
}

/** /area-cliente/fidelidade (SUB-015): how far a subscriber has come, and what it brings. */
function OwnLoyaltyPage() {
  const { customerCode } = useSession();
  const result = usePageData(ownLoyaltyPageData, { whose: customerCode, parameters: {} });
  return (
    <LoyaltyLayout isOwn>
      <Loyalty result={result} />
    </LoyaltyLayout>
  );
}
