import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { AttentionFacts, OpenDebt } from "@petbox/domain/subscription/attentionFacts";
import { attentionText } from "@petbox/domain/subscription/attentionText";
import { lastThingsTexts, openMonthText } from "@petbox/domain/subscription/leaving";
import { planBannerWords } from "@petbox/domain/subscription/planBanner";
import type { SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { outsideLinks } from "../../components/navigation/Footer/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { OnScreen } from "./PlanScreen.styles.ts";

const Unbroken = styled.span`
  white-space: nowrap;
`;

interface LeavingAlertProps {
  readonly leaving: NonNullable<AttentionFacts["leaving"]>;
  /** The open month, whose notice this one replaces; undefined without one. */
  readonly debt?: OpenDebt | undefined;
  readonly page: SubscriptionDetails;
  readonly today: CivilDate;
  /** Called when "Ver o pedido" is pressed; without it the button is hidden. */
  readonly onCancel: (() => void) | undefined;
  /** Called when "Quero regularizar" is pressed; without it, and without a debt, the button is hidden. */
  readonly onResolve?: (() => void) | undefined;
  /** Whether the request has just been made on this page: the notice then takes the focus, far above the pressed button. */
  readonly hasJustAsked: boolean;
}

/** A pending cancellation. The specified backend has no call to withdraw it, so that support does. */
export function LeavingAlert({ leaving, debt, page, today, onCancel, onResolve, hasJustAsked }: LeavingAlertProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasJustAsked) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: "center" });
  }, [hasJustAsked]);

  const overdue = planBannerWords({ kind: "overdue" });
  return (
    <Alert
      tone="warning"
      role="note"
      title={debt === undefined ? attentionText({ kind: "leaving", ...leaving }, today) : overdue.title}
      action={
        <OnScreen>
          <Inline gap="s4">
            {debt === undefined || onResolve === undefined ? null : (
              <Button size="small" onClick={() => onResolve()}>
                {overdue.action}
              </Button>
            )}
            {onCancel === undefined ? null : (
              <Button size="small" variant="secondary" onClick={() => onCancel()}>
                Ver o pedido
              </Button>
            )}
            <Link href={outsideLinks.help} newTab standalone>
              Falar com a gente para manter a assinatura
            </Link>
          </Inline>
        </OnScreen>
      }
      tabIndex={-1}
      ref={notice}
    >
      <span>
        {debt === undefined
          ? lastThingsTexts(page, today).join(" ")
          : `${attentionText({ kind: "debt", debt }, today)} ${openMonthText(leaving, today)}`}
      </span>{" "}
      <span>
        A resposta chega por <Unbroken>e-mail</Unbroken> em até 1 dia útil.
      </span>
    </Alert>
  );
}
