import { type PenaltyExample, TermsScreen } from "@petbox/design-system/screens/site/TermsScreen";
import { freeShippingStates } from "@petbox/domain/delivery/freight";
import { cents, multiplyCents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { cancellationPenalty } from "@petbox/domain/plan/pricing";
import { SiteFrame } from "./SiteFrame.tsx";

function penaltyExample(): PenaltyExample {
  const monthlyPrice = cents(7990);
  const remainingMonths = 4;
  return {
    monthlyPrice: formatCents(monthlyPrice),
    remainingMonths,
    remaining: formatCents(multiplyCents(monthlyPrice, remainingMonths)),
    penalty: formatCents(cancellationPenalty({ monthlyPrice, months: 12, remainingMonths })),
  };
}

/** The subscription's terms, where the payment's agreement box leads. */
export function TermsPage() {
  return (
    <SiteFrame>
      <TermsScreen href="/termos-de-uso" freeShippingStates={freeShippingStates} penalty={penaltyExample()} />
    </SiteFrame>
  );
}
