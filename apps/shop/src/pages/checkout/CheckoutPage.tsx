import { saveCustomer, saveFreight } from "@petbox/api-client/checkout/api";
import { useChosenPlan, useKnownCustomer } from "@petbox/api-client/checkout/hooks";
import { useCepLookup } from "@petbox/api-client/checkout/useCepLookup";
import { failureOf } from "@petbox/api-client/client/apiError";
import type { ApiClient } from "@petbox/api-client/client/client";
import { createToaster } from "@petbox/design-system/components/Toast";
import { CheckoutScreen } from "@petbox/design-system/screens/checkout/CheckoutScreen";
import type { SummaryPlan } from "@petbox/design-system/screens/checkout/CheckoutSummary";
import { stepPaths } from "@petbox/domain/funnel/steps";
import type { Customer } from "@petbox/domain/identity/registration";
import { registrationNotice } from "@petbox/domain/identity/registrationRefusal";
import { couponApplies } from "@petbox/domain/plan/coupon";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { useEffect, useState } from "react";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { FunnelGate } from "../funnel/FunnelGate.tsx";
import { useCouponFrame } from "../funnel/useCouponFrame.tsx";
import type { FunnelStep } from "../funnel/useFunnelStep.ts";
import { useCouponField } from "./useCouponField.ts";
import { useFirstBox } from "./useFirstBox.ts";

/** The summary and the registration, before the payment. */
export function CheckoutPage() {
  return <FunnelGate name="checkout" Step={Checkout} />;
}

function Checkout({ step }: { step: FunnelStep }) {
  const { answers, saveAndGoOn } = step;
  const { analytics } = useServices();
  const [toaster] = useState(createToaster);
  const today = useToday();
  const known = useKnownCustomer();
  const tag = answers.plan ?? "";
  const plan = usePlan(tag);
  const cep = useCepLookup();
  const coupon = useCouponField();
  // While the prices are on their way, the plan's length is what it was before, or what its tag tells.
  const length = useLastKnown(plan.kind === "ready" ? plan.plan.length : undefined) ?? planLengthOf({ tag });
  const delivery = useFirstBox(cep.lookup, length);
  const withCoupon = useCouponFrame(step.frame);
  const takesCoupon = couponApplies(length);

  useEffect(() => analytics.track({ event: "begin_checkout", plan: tag }), [analytics, tag]);

  async function save(client: ApiClient, customer: Customer) {
    try {
      // Nobody pays a freight that they were not shown.
      if (delivery.freight !== undefined) await saveFreight(client, delivery.freight);
      await saveCustomer(client, customer);
      analytics.track({ event: "add_shipping_info", plan: tag });
      return {};
    } catch (thrown) {
      const failure = failureOf(thrown);
      toaster.showToast(registrationNotice("message" in failure ? failure.message : undefined));
      throw thrown;
    }
  }

  return (
    <CheckoutScreen
      frame={takesCoupon ? withCoupon.frame : step.frame}
      pet={{ name: answers.petName, sex: answers.petSex }}
      summary={{ plan, delivery, coupon: takesCoupon ? coupon : undefined }}
      registration={{
        today,
        known: known.status === "ready" ? (known.value ?? undefined) : undefined,
        address: { lookup: cep.lookup, onCepChange: cep.type, onRetry: cep.retry },
        onSubmit: (customer) => void saveAndGoOn((client) => save(client, customer), { customerSaved: true }),
      }}
      toaster={toaster}
    />
  );
}

/** The chosen plan as the summary shows it, read again whenever the session has another coupon. */
function usePlan(tag: string): SummaryPlan {
  const { coupon } = useSession();
  const reading = useChosenPlan(tag, coupon);
  if (reading.status === "loading") return { kind: "loading" };
  if (reading.status === "failed") return { kind: "failed", onRetry: reading.retry };
  return reading.value ? { kind: "ready", plan: reading.value } : { kind: "none", choosePlanHref: stepPaths.plan };
}

function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
