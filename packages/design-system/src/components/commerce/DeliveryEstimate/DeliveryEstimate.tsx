import { type ComponentProps, useRef } from "react";
import { Button } from "../../actions/Button/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Skeleton } from "../../status/Skeleton/index.ts";
import { Detail, Lines, Root } from "./DeliveryEstimate.styles.ts";
import { type DeliveryWindow, type DeliveryWindowTexts, KnownWindow } from "./KnownWindow.tsx";

/** What is known of the delivery: nothing until there is a CEP, then an answer on its way, none to be had, or the window. */
export type DeliveryEstimateState =
  | { readonly kind: "waiting" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry?: () => void }
  | ({ readonly kind: "known" } & DeliveryWindow);

export interface DeliveryEstimateProps extends Omit<ComponentProps<"div">, "children">, DeliveryWindowTexts {
  estimate: DeliveryEstimateState;
  /** @default "Informe o CEP para ver quando a caixa chega." */
  waitingText?: string;
  /** @default "Calculando a entrega…" */
  loadingText?: string;
  /** @default "Não conseguimos calcular a entrega agora." */
  failedText?: string;
  /** @default "Tentar de novo" */
  retryLabel?: string;
}

/** When the first box arrives, "entre dd/mm e dd/mm", and what the freight costs (FUN-096, MAN-087). */
export function DeliveryEstimate({
  estimate,
  waitingText = "Informe o CEP para ver quando a caixa chega.",
  loadingText = "Calculando a entrega…",
  failedText = "Não conseguimos calcular a entrega agora.",
  retryLabel = "Tentar de novo",
  windowText,
  shipText,
  freightText,
  ...rest
}: DeliveryEstimateProps) {
  const lines = useRef<HTMLDivElement>(null);
  const onRetry = estimate.kind === "failed" ? estimate.onRetry : undefined;
  const retry = () => {
    // The button goes away with the failure; who pressed it stays where the answer is about to be.
    lines.current?.focus();
    onRetry?.();
  };
  return (
    <Root {...rest}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 5h12q1 0 1 1v2h3.5q.5 0 .8.4l2.5 3.3q.2.3.2.7V17q0 1-1 1h-1a3 3 0 0 1-6 0h-4a3 3 0 0 1-6 0H2q-1 0-1-1V6q0-1 1-1zm13 5v3h5l-2.2-3zM7 16.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm10 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z" />
      </svg>
      <Lines ref={lines} tabIndex={-1} aria-live="polite" aria-busy={estimate.kind === "loading"}>
        {estimate.kind === "waiting" ? <Detail>{waitingText}</Detail> : null}
        {estimate.kind === "loading" ? (
          <>
            <VisuallyHidden>{loadingText}</VisuallyHidden>
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </>
        ) : null}
        {estimate.kind === "failed" ? <Detail>{failedText}</Detail> : null}
        {onRetry === undefined ? null : (
          <Button variant="secondary" size="small" onClick={retry}>
            {retryLabel}
          </Button>
        )}
        {estimate.kind === "known" ? (
          <KnownWindow {...estimate} windowText={windowText} shipText={shipText} freightText={freightText} />
        ) : null}
      </Lines>
    </Root>
  );
}
