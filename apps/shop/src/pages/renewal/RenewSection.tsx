import { refused } from "@petbox/api-client/client/apiError";
import { planPageData } from "@petbox/api-client/plan/pageData";
import { renewSubscription } from "@petbox/api-client/renewal/api";
import { type RenewalDone, RenewDialog } from "@petbox/design-system/screens/renewal/RenewDialog";
import { failureText } from "@petbox/domain/failure/failureText";
import { notReadBeforeChargeText } from "@petbox/domain/payment/priceChange";
import { renewalStanding } from "@petbox/domain/renewal/renewal";
import { renewalChangeText } from "@petbox/domain/renewal/renewalChange";
import { planPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { inAppIf } from "@petbox/domain/site/withApp";
import type { SubscribedPlan, SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { usePageDataCache } from "../../app/pageData.ts";
import { useInApp, useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { readBeforeCharge } from "../../forms/readBeforeCharge.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

interface RenewSectionProps {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  readonly page: Pick<SubscriptionDetails, "pet" | "isCancelAsked" | "isRenewalOff" | "cards">;
  readonly subscription: SubscribedPlan;
  readonly onClose: () => void;
}

/** The dialog that renews a subscription, then leads to the new one's page (MAN-353, MAN-354, decision 40). */
export default function RenewSection(props: RenewSectionProps) {
  const { isOpen, page, subscription, onClose } = props;
  const { client } = useServices();
  const { mutate, revalidate, revalidateOrThrow } = usePageDataCache(planPageData);
  const today = useToday();
  const inApp = useInApp();
  const navigate = useNavigate();
  const [message, setMessage] = useState<string>();
  const standing = renewalStanding({ ...subscription, ...page }, today);
  const [agreed, setAgreed] = useState(standing);
  const cardDigits = cardDigitsOf(page, subscription);
  const { pending, failure, submit, reset } = useSubmit(async () => {
    // Another card may pay now, or the term may have ended (decision 81).
    const now = await readBeforeCharge(revalidateOrThrow);
    if (now.subscription === undefined) throw refused(notReadBeforeChargeText);
    const current = {
      standing: renewalStanding({ ...now.subscription, ...now }, today),
      cardDigits: cardDigitsOf(now, now.subscription),
    };
    const change = renewalChangeText({ standing, cardDigits }, current);
    if (change !== undefined) throw refused(change);
    const message = await renewSubscription(client, subscription.code);
    // If the page cannot be read now, it must not offer a second renewal.
    await mutate(asRenewed);
    // The code of the new subscription is only in the page data.
    await revalidate();
    setMessage(message || "Sua assinatura foi renovada!");
  });
  const done: RenewalDone | undefined = message === undefined ? undefined : { message, into: subscription.renewedInto };
  return (
    <RenewDialog
      open={isOpen}
      subscription={subscription.code}
      pet={page.pet}
      // The page may show the renewal before the response arrives.
      standing={pending ? agreed : standing}
      done={done}
      cardDigits={cardDigits}
      pending={pending}
      failure={failure && failureText(failure)}
      onConfirm={() => {
        setAgreed(standing);
        void submit();
      }}
      onClose={() => {
        reset();
        setMessage(undefined);
        onClose();
        // A renewed subscription continues as another one, which opens when the dialog closes (decision 40).
        if (done?.into !== undefined) void navigate(inAppIf(inApp, pathTo(planPaths.plan, { code: done.into })));
        // A refusal may be caused by a change in another tab.
        if (failure !== undefined) void revalidate();
      }}
    />
  );
}

/** Last digits of the card that pays; undefined for another payment method. */
function cardDigitsOf(
  { cards }: Pick<SubscriptionDetails, "cards">,
  { paymentMethod }: Pick<SubscribedPlan, "paymentMethod">,
): string | undefined {
  return paymentMethod === "card" ? cards[0]?.lastFour : undefined;
}

function asRenewed({ subscription, ...page }: SubscriptionDetails): SubscriptionDetails {
  return { ...page, ...(subscription && { subscription: { ...subscription, isRenewed: true } }) };
}
