import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { petPictureSources } from "@petbox/domain/pet/pictureSources";
import { speciesOfSize } from "@petbox/domain/pet/size";
import { planPaths, upsellPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { type Attention, attentionOf, isOwed } from "@petbox/domain/subscription/attention";
import { attentionStep } from "@petbox/domain/subscription/attentionStep";
import { attentionText } from "@petbox/domain/subscription/attentionText";
import { extraLinkText, isOfferedExtra } from "@petbox/domain/subscription/extraOffered";
import { factsOfListed } from "@petbox/domain/subscription/knownFacts";
import {
  hasSentLastBox,
  type ListedSubscription,
  listedPlanName,
  listedStatusOf,
} from "@petbox/domain/subscription/listedSubscription";
import type { ReactNode } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { SubscriptionCard } from "../../components/commerce/SubscriptionCard/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";

interface ListedBoxProps {
  readonly subscription: ListedSubscription;
  readonly today: CivilDate;
  /** Called to pay the debt. */
  readonly onResolve: (subscription: ListedSubscription) => void;
}

/** A box subscription: status, and links to view and change it (MAN-055 to MAN-057, MAN-203). */
export function ListedBox({ subscription, today, onResolve }: ListedBoxProps) {
  const {
    code,
    pet,
    petPicture,
    petCategory,
    petSize,
    petSpecies,
    plan,
    planValue,
    freight,
    nextShipmentOn,
    extraItem,
    isCancelAsked,
  } = subscription;
  const attention = attentionOf(factsOfListed(subscription), today);
  const { label, tone } = subscription.status;
  const species = petSpecies ?? speciesOfSize(petSize);
  const isOffered = isOfferedExtra({
    plan,
    statusLabel: label,
    petCategory,
    petSize,
    isCancelAsked,
    hasExtraItem: extraItem !== undefined,
    isLastBoxSent: hasSentLastBox(subscription),
  });
  const [picture, ...fallbacks] = petPictureSources({ address: petPicture, species });
  const name = pet.name ?? "Seu pet";
  const hasEnded = attention.kind === "expired" || attention.kind === "canceled";
  const own = pathTo(planPaths.plan, { code });
  const wayBack = hasEnded ? attentionStep(attention, code, species) : undefined;
  // Makes the accessible names of the cards' links unique.
  const hiddenName = <VisuallyHidden>{` (${name}, ${code})`}</VisuallyHidden>;
  return (
    <SubscriptionCard
      petName={name}
      image={picture}
      imageFallbacks={fallbacks}
      size={petSize}
      species={species}
      plan={listedPlanName(subscription)}
      monthlyPrice={planValue}
      freight={freight}
      code={code}
      status={listedStatusOf(subscription)}
      statusLabel={label}
      statusTone={tone}
      isCancelAsked={isCancelAsked}
      description={attention.kind === "calm" ? undefined : attentionText(attention, today)}
      nextBoxOn={nextShipmentOn}
      headingLevel={2}
      actions={
        <>
          {isOwed(attention) ? (
            <WayToPay {...{ attention, code, hiddenName }} onPay={() => onResolve(subscription)} />
          ) : null}
          {wayBack === undefined ? null : (
            <LinkButton href={wayBack.path}>
              <span>{wayBack.label}</span>
              {hiddenName}
            </LinkButton>
          )}
          {wayBack?.path === own ? null : (
            <LinkButton href={own} variant="secondary">
              Ver assinatura{hiddenName}
            </LinkButton>
          )}
          {isOffered ? (
            <LinkButton href={pathTo(upsellPaths.upsell, { code })} variant="secondary">
              <span>{extraLinkText(extraItem)}</span>
              {hiddenName}
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}

interface WayToPayProps {
  readonly attention: Extract<Attention, { readonly kind: "debt" | "payment" }>;
  readonly code: string;
  /** Makes the link's name unique. */
  readonly hiddenName: ReactNode;
  readonly onPay: () => void;
}

/** The button that pays the debt, or the link to its pending payment. A penalty is paid on its own page. */
function WayToPay({ attention, code, hiddenName, onPay }: WayToPayProps) {
  if (attention.kind === "debt" && !attention.debt.isPenalty) {
    return (
      <Button onClick={onPay}>
        Quero regularizar
        {hiddenName}
      </Button>
    );
  }
  const { label, path } = attentionStep(attention, code);
  return (
    <LinkButton href={path}>
      <span>{label}</span>
      {hiddenName}
    </LinkButton>
  );
}
