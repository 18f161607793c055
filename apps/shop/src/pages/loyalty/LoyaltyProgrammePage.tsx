import { loyaltyProgrammePageData } from "@petbox/api-client/loyalty/pageData";
import { LoyaltyShellScreen } from "@petbox/design-system/screens/loyalty/LoyaltyShellScreen";
import { publicLoader, usePageData } from "../../app/pageData.ts";
import { LoyaltyView } from "./LoyaltyView.tsx";

export { LoyaltyProgrammePage as Component, LoyaltyProgrammePage as HydrateFallback };

export const loader = publicLoader(loyaltyProgrammePageData);

/** /programa-de-fidelidade (SUB-016): the programme, with the level of a logged-in customer. */
function LoyaltyProgrammePage() {
  const result = usePageData(loyaltyProgrammePageData);
  return (
    <LoyaltyShellScreen isOwn={false}>
      <LoyaltyView result={result} />
    </LoyaltyShellScreen>
  );
}
