import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { LinkButton } from "@petbox/design-system/components/LinkButton";
import { stepToContinueWith, stepToVisitFirst, stepUrl } from "@petbox/domain/funnel/flows";
import { stepPaths } from "@petbox/domain/funnel/steps";
import { ofPet } from "@petbox/domain/pet/phrases";
import { speciesQuery } from "@petbox/domain/pet/species";
import { scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { checkoutPaths } from "@petbox/domain/site/paths";
import { useSession } from "../../app/services.ts";
import { isSubscriber } from "../../session/isSubscriber.ts";
import type { SessionData } from "../../session/session.ts";
import { namedPet } from "../pets/namedPet.ts";

/** A link to what the visitor has begun: a payment that is not yet paid, a purchase of pads or food, or a box. */
export default function BegunPurchase() {
  const begun = begunIn(useSession());
  if (begun === undefined) return null;
  return (
    <LinkButton href={begun.href} variant="secondary" fullWidth>
      {begun.label}
    </LinkButton>
  );
}

function begunIn({ answers, flow, purchase, visitor }: SessionData) {
  const isSubmitted = answers.subscription !== undefined && answers.subscription !== purchase?.after;
  if (isSubmitted) {
    // A customer with an account finds it there.
    const isKnown = isInAccount(visitor) || isSubscriber(visitor);
    return isKnown ? undefined : { href: checkoutPaths.waiting, label: "Ver o pagamento da última compra" };
  }
  if (purchase !== null) {
    const step = stepToVisitFirst("scheduled", "checkout", answers) ?? "checkout";
    return { href: stepPaths[step], label: `Continuar a compra de ${scheduledRules[purchase.kind].name}` };
  }
  const step = stepToContinueWith(flow, answers);
  if (step === undefined) return undefined;
  return {
    href: stepUrl(step, answers.species && speciesQuery(answers.species)),
    label: `Continuar a caixa ${ofPet(namedPet(answers))}`,
  };
}
