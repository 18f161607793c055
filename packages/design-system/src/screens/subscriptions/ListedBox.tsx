import { seePendingPaymentText } from "@petbox/domain/payment/pendingPayment";
import { petPictureSources } from "@petbox/domain/pet/pictureSources";
import { speciesOfSize } from "@petbox/domain/pet/size";
import { planPaths, resolutionPaths, upsellPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { extraLinkText, isOfferedExtra } from "@petbox/domain/subscription/extraOffered";
import {
  hasOverdueCharge,
  type ListedSubscription,
  listedPlanName,
  listedStatusOf,
} from "@petbox/domain/subscription/listedSubscription";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { SubscriptionCard } from "../../components/commerce/SubscriptionCard/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";

interface ListedBoxProps {
  readonly subscription: ListedSubscription;
  /** Called to pay the debt. */
  readonly onRegularise: (subscription: ListedSubscription) => void;
}

/** A box subscription: status, and links to view and change it (MAN-055 to MAN-057, MAN-203). */
export function ListedBox({ subscription, onRegularise }: ListedBoxProps) {
  const {
    code,
    pet,
    petPicture,
    petCategory,
    petSize,
    plan,
    planValue,
    freight,
    nextShipmentOn,
    extraItem,
    waitingPayment,
    isCancelAsked,
  } = subscription;
  const { label, tone } = subscription.status;
  // With a payment pending the charge has not failed, so only the server's status text is shown.
  const status = waitingPayment === undefined ? listedStatusOf(subscription) : undefined;
  const isOffered = isOfferedExtra({
    plan,
    statusLabel: label,
    petCategory,
    petSize,
    isCancelAsked,
    hasExtraItem: extraItem !== undefined,
  });
  const [picture, ...fallbacks] = petPictureSources({ address: petPicture, species: speciesOfSize(petSize) });
  const name = pet.name ?? "Seu pet";
  // Makes the accessible names of the cards' links unique.
  const whose = <VisuallyHidden>{` (${name}, ${code})`}</VisuallyHidden>;
  return (
    <SubscriptionCard
      petName={name}
      image={picture}
      imageFallbacks={fallbacks}
      plan={listedPlanName(subscription)}
      monthlyPrice={planValue}
      freight={freight}
      code={code}
      status={status}
      statusLabel={label}
      statusTone={tone}
      isCancelAsked={isCancelAsked}
      nextBoxOn={nextShipmentOn}
      headingLevel={2}
      actions={
        <>
          {hasOverdueCharge(subscription) ? (
            waitingPayment === undefined ? (
              <Button onClick={() => onRegularise(subscription)}>
                <span>
                  Quero regularizar
                  {whose}
                </span>
              </Button>
            ) : (
              <LinkButton href={pathTo(resolutionPaths.resolution, { subscription: code })}>
                <span>
                  <span>{seePendingPaymentText[waitingPayment]}</span>
                  {whose}
                </span>
              </LinkButton>
            )
          ) : null}
          <LinkButton href={pathTo(planPaths.plan, { code })} variant="secondary">
            <span>Ver assinatura{whose}</span>
          </LinkButton>
          {isOffered ? (
            <LinkButton href={pathTo(upsellPaths.upsell, { code })} variant="quiet">
              <span>
                <span>{extraLinkText(extraItem)}</span>
                {whose}
              </span>
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}
