import { formatDayMonth } from "@petbox/domain/calendar/civilDate";
import type { DeliveryWindow } from "@petbox/domain/delivery/window";
import type { PaymentCheckState } from "@petbox/domain/payment/paymentCheck";
import { type CheckoutSubject, firstPasswordText, nextStepText } from "@petbox/domain/scheduled/checkoutSubject";
import { styled } from "styled-components";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { ResultCard } from "../../components/feedback/ResultCard/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import type { PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { type FirstPassword, FirstPasswordLink } from "../session/FirstPasswordLink.tsx";
import { JoyScene } from "./JoyScene.tsx";
import { PaymentFailureCard, type PaymentFailureCardProps } from "./PaymentFailureCard.tsx";
import { PaidPurchase, type PaymentSummaryProps } from "./PaymentSummary.tsx";
import { PaymentWait } from "./PaymentWait.tsx";
import { ResultLayout } from "./ResultLayout.tsx";

/** As wide as the dates, so that the sentence keeps its lines when they arrive. */
const AwaitedDates = styled(Skeleton)`
  display: inline-block;
  width: 12ch;
  vertical-align: bottom;
`;

export interface WaitingScreenProps extends CheckoutSubject {
  readonly state: PaymentCheckState;
  readonly video?: string | undefined;
  /** The pet that the box is for. */
  readonly portrait?: PortrayedPet | undefined;
  /** When the first box arrives; null while that is on its way. */
  readonly firstBox?: DeliveryWindow | null | undefined;
  /** URL that an approved payment leads to. */
  readonly welcomeHref: string;
  /**
   * Set if the customer has no password yet. Pads and food require a login, so the link comes first here; for a box,
   * the public welcome page has it.
   */
  readonly firstPassword?: FirstPassword | undefined;
  readonly failure: PaymentFailureCardProps;
  /** The order, for pads or food. */
  readonly summary?: PaymentSummaryProps["summary"] | undefined;
}

/** The payment check: countdown, then the result (MAN-074, MAN-230, MAN-232). */
export function WaitingScreen(props: WaitingScreenProps) {
  const { state, pet, purchase, video, portrait, firstBox, welcomeHref, firstPassword, failure, summary } = props;
  return (
    <ResultLayout>
      <Stack gap="s6">
        {content()}
        {/* Nothing is bought before the bank approves it; and a list below the countdown would be moved by the result. */}
        {summary === undefined || state.status !== "paid" ? null : (
          <PaidPurchase summary={summary} purchase={purchase} />
        )}
      </Stack>
    </ResultLayout>
  );

  function content() {
    switch (state.status) {
      case "waiting":
        return <PaymentWait portrait={portrait} second={state.second} video={video} />;
      case "paid":
        return (
          <ResultCard
            tone="success"
            title="Pagamento aprovado!"
            scene={portrait && <JoyScene pet={portrait} />}
            actions={waysOn()}
          >
            <Stack gap="s3">
              {firstBox === undefined ? null : (
                <Text weight="bold" tone="ink" aria-hidden={firstBox === null || undefined}>
                  {firstBox === null ? (
                    <span key="awaited">
                      A primeira caixa chega entre <AwaitedDates />
                    </span>
                  ) : (
                    <span key="known">{`A primeira caixa chega entre ${formatDayMonth(firstBox.start)} e ${formatDayMonth(firstBox.end)}.`}</span>
                  )}
                </Text>
              )}
              <p>{nextStepText({ pet, purchase })}</p>
              {firstPassword === undefined ? null : <p>{firstPasswordText}</p>}
            </Stack>
          </ResultCard>
        );
      case "failed":
      case "pending":
        return <PaymentFailureCard {...failure} />;
    }
  }

  function waysOn() {
    if (firstPassword === undefined) return <LinkButton href={welcomeHref}>Continuar</LinkButton>;
    if (purchase === undefined) {
      return (
        <>
          <LinkButton href={welcomeHref}>Continuar</LinkButton>
          <FirstPasswordLink firstPassword={firstPassword} variant="secondary" />
        </>
      );
    }
    return (
      <>
        <FirstPasswordLink firstPassword={firstPassword} />
        <LinkButton href={welcomeHref} variant="secondary">
          Já tenho senha
        </LinkButton>
      </>
    );
  }
}

/** Page shell shown until the session is known, with the same layout. */
export function WaitingShellScreen() {
  return (
    <ResultLayout>
      <PaymentWait second={0} />
    </ResultLayout>
  );
}
