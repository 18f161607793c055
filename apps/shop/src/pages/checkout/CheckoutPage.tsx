import { lookUpCep } from "@petbox/api-client/checkout/api";
import { customerFields } from "@petbox/api-client/checkout/customerFields";
import {
  useChosenExtraItem,
  useChosenTrack,
  useKnownCustomer,
  useSaveCustomer,
} from "@petbox/api-client/checkout/hooks";
import type { KnownCustomer } from "@petbox/api-client/checkout/knownCustomer";
import { useSaveFreight } from "@petbox/api-client/checkout/savedFreight";
import { failureOf } from "@petbox/api-client/client/apiError";
import type { ApiClient } from "@petbox/api-client/client/client";
import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { useCepLookup } from "@petbox/design-system/components/AddressForm";
import { createToaster } from "@petbox/design-system/components/Toast";
import { CheckoutScreen } from "@petbox/design-system/screens/checkout/CheckoutScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { type Cep, formatCep, parseCep } from "@petbox/domain/address/cep";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { ownTextOf } from "@petbox/domain/failure/failure";
import type { Customer } from "@petbox/domain/identity/registration";
import { registrationNotice } from "@petbox/domain/identity/registrationRefusal";
import { couponApplies } from "@petbox/domain/plan/coupon";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { scheduledPurchasePlan } from "@petbox/domain/subscription/scheduledPurchase";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { isSubscriber } from "../../session/isSubscriber.ts";
import { CouponOnTop } from "../funnel/CouponOnTop.tsx";
import { formSave } from "../funnel/formSave.ts";
import { stepLoader } from "../funnel/stepLoader.ts";
import { useFunnelStep } from "../funnel/useFunnelStep.ts";
import { portrayed } from "../pets/portrayed.ts";
import { rememberName } from "../session/rememberLogin.ts";
import { useCouponField } from "./useCouponField.ts";
import { useFirstBox } from "./useFirstBox.ts";
import { useSelectedPlan } from "./useSelectedPlan.ts";

export { CheckoutPage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("checkout");

/** The summary and the registration, before the payment. */
function CheckoutPage() {
  const { answers, saveAndGoOn, ...step } = useFunnelStep("checkout");
  const { analytics, client, session } = useServices();
  const { flow, purchase, visitor } = useSession();
  const [deliveryCep] = useState(session.get().deliveryCep);
  const [toaster] = useState(createToaster);
  const today = useToday();
  // The saved customer stays known during a save and after a refusal.
  const knownCustomer = useKnownCustomer(answers.contact);
  const savedCustomer = useLastKnown(readyValue(knownCustomer));
  // A subscriber has an address, and so has a visitor who has already completed this step.
  const hasAddress = answers.customerSaved === true || isSubscriber(visitor);
  const known = useMemo(() => registrationStart(savedCustomer, deliveryCep), [savedCustomer, deliveryCep]);
  const tag = purchase ? scheduledPurchasePlan : (answers.plan ?? "");
  const plan = useSelectedPlan(answers);
  const boxAnswers = purchase ? {} : answers;
  const extraItem = useChosenExtraItem(boxAnswers);
  const track = useChosenTrack(boxAnswers);
  const cep = useCepLookup((code) => lookUpCep(client, code));
  const coupon = useCouponField();
  // While the prices load, the previous length is used, or else the one in the plan's tag.
  const length = useLastKnown(readyValue(plan)?.length) ?? planLengthOf({ tag });
  const { delivery, freightTo } = useFirstBox(cep.lookup, length);
  const saveFreight = useSaveFreight(purchase?.kind);
  const saveCustomer = useSaveCustomer(answers.contact);
  const takesCoupon = couponApplies(length);
  const idleCoupon = purchase === null && coupon.applied !== undefined ? "idle" : undefined;

  // The classic flow uses the static address form, which reports the start of the checkout itself (FUN-101).
  const isStatic = flow === "classic" && purchase === null;
  const beginCheckout = () => analytics.track({ event: "begin_checkout", plan: tag });
  const arrive = useEffectEvent(() => {
    if (!isStatic) beginCheckout();
  });
  // Once per visit, even if another tab changes the plan.
  useEffect(() => arrive(), []);

  function changeCep(text: string) {
    const typed = parseCep(text);
    // Back at the plan step, the freight is that of this address.
    if (typed.ok && typed.value !== session.get().deliveryCep) session.keepDeliveryCep(typed.value);
    cep.onCepChange(text);
  }

  async function save(client: ApiClient, customer: Customer) {
    // The freight of this address is saved first, because a saved customer can pay.
    if (!purchase?.withBox) await saveFreight(client, await freightTo(customer.address));
    try {
      await saveCustomer(client, customer);
      rememberName(session, customer.fullName);
      analytics.track({ event: "add_shipping_info", plan: tag });
      return {};
    } catch (thrown) {
      toaster.showToast(registrationNotice(ownTextOf(failureOf(thrown))));
      throw thrown;
    }
  }

  return (
    <>
      {takesCoupon ? <CouponOnTop /> : null}
      <CheckoutScreen
        save={formSave(step, customerFields)}
        pet={step.pet}
        purchase={purchase?.kind}
        summary={{
          plan,
          email: answers.contact?.email,
          box: { ...portrayed(answers), sex: answers.petSex, track },
          extraItem,
          delivery,
          coupon: takesCoupon ? coupon : idleCoupon,
        }}
        registration={{
          today,
          known,
          hasAccount: isInAccount(visitor),
          address: {
            ...cep,
            onCepChange: changeCep,
            variant: isStatic ? "static" : "registration",
            isAwaited: hasAddress && knownCustomer.status === "loading",
            onCheckoutStart: beginCheckout,
          },
          onSubmit: (customer) => void saveAndGoOn((client) => save(client, customer), { customerSaved: true }),
        }}
        toaster={toaster}
      />
    </>
  );
}

/** The saved data of the customer. Without a saved address the registration starts with the CEP typed last. */
function registrationStart(
  saved: KnownCustomer | null | undefined,
  deliveryCep: Cep | undefined,
): Partial<KnownCustomer> | undefined {
  if (saved === undefined || saved?.cep || deliveryCep === undefined) return saved ?? undefined;
  return { ...saved, cep: formatCep(deliveryCep) };
}

function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
