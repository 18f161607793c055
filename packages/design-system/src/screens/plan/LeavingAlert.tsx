import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Attention } from "@petbox/domain/subscription/attention";
import { attentionText } from "@petbox/domain/subscription/attentionText";
import { lastThingsTexts } from "@petbox/domain/subscription/leaving";
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
  readonly attention: Attention;
  readonly page: SubscriptionDetails;
  readonly today: CivilDate;
  /** Called when "Ver o pedido" is pressed; without it the button is hidden. */
  readonly onCancel: (() => void) | undefined;
  /** Whether the request has just been made on this page: the notice then takes the focus, far above the pressed button. */
  readonly hasJustAsked: boolean;
}

/** A pending cancellation. The specified backend has no call to withdraw it, so that support does. */
export function LeavingAlert({ attention, page, today, onCancel, hasJustAsked }: LeavingAlertProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasJustAsked) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: "center" });
  }, [hasJustAsked]);

  return (
    <Alert
      tone="warning"
      role="note"
      title={attentionText(attention, today)}
      action={
        <OnScreen>
          <Inline gap="s4">
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
      <span>{lastThingsTexts(page, today).join(" ")}</span>{" "}
      <span>
        A resposta chega por <Unbroken>e-mail</Unbroken> em até 1 dia útil.
      </span>
    </Alert>
  );
}
