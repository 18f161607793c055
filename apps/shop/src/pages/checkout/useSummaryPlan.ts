import { useChosenExtraItem, useChosenPlan } from "@petbox/api-client/checkout/hooks";
import type { SummaryPlan } from "@petbox/design-system/screens/checkout/CheckoutSummary";
import type { Answers } from "@petbox/domain/funnel/answers";
import { stepPaths } from "@petbox/domain/funnel/steps";
import { useSession } from "../../app/services.ts";

/** What was chosen as the summaries show it, read again whenever the session has another coupon. */
export function useSummaryPlan(answers: Answers): SummaryPlan {
  const { coupon } = useSession();
  const reading = useChosenPlan(answers, coupon);
  const extraItem = useChosenExtraItem(answers);
  if (reading.status === "loading") return { kind: "loading" };
  if (reading.status === "failed") return { kind: "failed", onRetry: reading.retry, retrying: reading.pending };
  if (reading.value === null) return { kind: "none", choosePlanHref: stepPaths.plan };
  return { kind: "ready", plan: reading.value, extraItem };
}
