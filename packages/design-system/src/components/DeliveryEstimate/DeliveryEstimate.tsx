import { type CivilDate, formatDayMonth } from "@petbox/domain/calendar/civilDate";
import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ComponentProps } from "react";
import { Button } from "../Button/index.ts";
import { Skeleton } from "../Skeleton/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { Detail, Lines, Root, Title } from "./DeliveryEstimate.styles.ts";

/** What is known of the delivery: nothing until there is a CEP, then an answer on its way, none to be had, or the window. */
export type DeliveryEstimateState =
  | { readonly kind: "waiting" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry?: () => void }
  | {
      readonly kind: "known";
      /** The first and the last day on which it may arrive. */
      readonly start: CivilDate;
      readonly end: CivilDate;
      /** The day on which it leaves. */
      readonly shipDate?: CivilDate | undefined;
      /** Free at zero or less; not mentioned when left out. */
      readonly freight?: Cents | undefined;
    };

export interface DeliveryEstimateProps extends Omit<ComponentProps<"div">, "children"> {
  estimate: DeliveryEstimateState;
  /** @default "Informe o CEP para ver quando a caixa chega." */
  waitingText?: string;
  /** @default "Calculando a entrega…" */
  loadingText?: string;
  /** @default "Não conseguimos calcular a entrega agora." */
  failedText?: string;
}

/** When the first box arrives, "entre dd/mm e dd/mm", and what the freight costs (FUN-096, MAN-087). */
export function DeliveryEstimate({
  estimate,
  waitingText = "Informe o CEP para ver quando a caixa chega.",
  loadingText = "Calculando a entrega…",
  failedText = "Não conseguimos calcular a entrega agora.",
  ...rest
}: DeliveryEstimateProps) {
  return (
    <Root {...rest}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 5h12q1 0 1 1v2h3.5q.5 0 .8.4l2.5 3.3q.2.3.2.7V17q0 1-1 1h-1a3 3 0 0 1-6 0h-4a3 3 0 0 1-6 0H2q-1 0-1-1V6q0-1 1-1zm13 5v3h5l-2.2-3zM7 16.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm10 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z" />
      </svg>
      <Lines aria-live="polite" aria-busy={estimate.kind === "loading"}>
        {estimate.kind === "waiting" ? <Detail>{waitingText}</Detail> : null}
        {estimate.kind === "loading" ? (
          <>
            <VisuallyHidden>{loadingText}</VisuallyHidden>
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </>
        ) : null}
        {estimate.kind === "failed" ? (
          <>
            <Detail>{failedText}</Detail>
            {estimate.onRetry === undefined ? null : (
              <Button variant="secondary" size="small" onClick={estimate.onRetry}>
                Tentar de novo
              </Button>
            )}
          </>
        ) : null}
        {estimate.kind === "known" ? (
          <>
            <Title>{`Chega entre ${formatDayMonth(estimate.start)} e ${formatDayMonth(estimate.end)}`}</Title>
            {estimate.shipDate === undefined ? null : (
              <Detail>{`Enviamos em ${formatDayMonth(estimate.shipDate)}`}</Detail>
            )}
            {estimate.freight === undefined ? null : <Detail>{freightText(estimate.freight)}</Detail>}
          </>
        ) : null}
      </Lines>
    </Root>
  );
}

function freightText(freight: Cents): string {
  return freight <= 0 ? "Frete Grátis" : `Frete: ${formatCents(freight)}`;
}
