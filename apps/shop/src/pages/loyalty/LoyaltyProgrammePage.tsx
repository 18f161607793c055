import { loyaltyProgrammePageData } from "@petbox/api-client/loyalty/pageData";
import { usePageData } from "@petbox/api-client/page/usePageData";
import { LoyaltyLayout, LoyaltyShellScreen } from "@petbox/design-system/screens/loyalty/LoyaltyShellScreen";
import { isInAccount } from "../../app/isInAccount.ts";
import { prefetchOnceKnown } from "../../app/prefetchOwn.ts";
import { useSession } from "../../app/services.ts";
import { Loyalty } from "./Loyalty.tsx";

export { LoyaltyProgrammePage as Page, LoyaltyProgrammeShell as Shell };

export const prefetch = prefetchOnceKnown(loyaltyProgrammePageData);

function LoyaltyProgrammeShell() {
  return <LoyaltyShellScreen isOwn={false} />;
}

/** /programa-de-fidelidade (SUB-016): the programme, and for who has logged in their place in it. */
function LoyaltyProgrammePage() {
  const { customerCode, visitor } = useSession();
  const result = usePageData(loyaltyProgrammePageData, { whose: customerCode, parameters: {} });
  return (
    <LoyaltyLayout isOwn={isInAccount(visitor)}>
      <Loyalty result={result} />
    </LoyaltyLayout>
  );
}
