import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { type ComponentProps, useRef, useState } from "react";
import { bringStartIntoView } from "../../../focus/bringIntoView.ts";
import { KeptFocus } from "../../../focus/KeptFocus.tsx";
import { useAfterChange } from "../../../focus/useAfterChange.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Button } from "../../actions/Button/index.ts";
import { Card } from "../../foundations/Card/index.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { SafeHtml } from "../../foundations/SafeHtml/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Skeleton } from "../../status/Skeleton/index.ts";
import { BoletoPanel } from "../BoletoPanel/index.ts";
import { QrPanel } from "../QrPanel/index.ts";
import { isUnpayable, pixTermOf } from "./isUnpayable.ts";
import { MethodChoice } from "./MethodChoice.tsx";
import { Words } from "./PaymentPanel.styles.ts";
import { type PaymentPanelTexts, paymentPanelTexts } from "./paymentPanelTexts.ts";
import type { PaymentView } from "./paymentView.ts";
import { hasCode, isPictured, StatusPicture, statusTextOf } from "./statusDisplay.tsx";

export interface PaymentPanelProps extends Omit<ComponentProps<"div">, "children"> {
  /** The state of the payment, with the data of that state. */
  payment: AsyncResult<PaymentView>;
  /**
   * The level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PaymentPanelTexts> | undefined;
}

/**
 * An overdue payment: the choice of method, the wait, and the outcome (SUB-171 to SUB-177). Its heading is in a
 * permanent live region, so that each change is announced once; the focus is kept.
 *
 * @example
 * <PaymentPanel
 *   payment={{
 *     status: "ready",
 *     value: {
 *       status: "choose",
 *       card: <LinkButton href="/pagar/cartao">Pagar com cartão</LinkButton>,
 *       pix: <Button>Gerar PIX</Button>,
 *       boleto: <Button>Gerar boleto</Button>,
 *     },
 *   }}
 * />
 */
export function PaymentPanel(props: PaymentPanelProps) {
  const { payment, headingLevel = 2, texts, ...rest } = props;
  const words = useTexts("paymentPanel", paymentPanelTexts, texts);
  const view = payment.status === "ready" ? payment.value : payment;
  const [endedTerm, setEndedTerm] = useState<string>();
  const closedUnpaid = "closedUnpaid" in view && view.closedUnpaid;
  // The panel of the payment says in its own heading that it has expired, or must not be paid.
  const { title, text } = isUnpayable(view, endedTerm) ? {} : statusTextOf(view.status, words, closedUnpaid);
  const reason = "failure" in view ? words.failureText(view.failure) : "reason" in view && view.reason;
  const alone = isPictured(view.status);
  const status = useRef<HTMLDivElement>(null);

  // The new state may be much shorter than the form whose button was pressed, and end above the window.
  useAfterChange(view.status, (before) => {
    if (before !== "loading") bringStartIntoView(status.current?.parentElement);
  });

  function endPix(ended: Extract<PaymentView, { status: "waitingPix" }>) {
    setEndedTerm(pixTermOf(ended));
    ended.pix.onExpired?.();
  }

  function detail() {
    switch (view.status) {
      case "loading":
        return <LoadingPayment />;
      case "choose":
        return <MethodChoice view={view} texts={words} />;
      case "processing":
      case "waitingCard":
        return null;
      case "waitingPix":
        return <QrPanel headingLevel={headingLevel} {...view.pix} onExpired={() => endPix(view)} />;
      case "waitingBoleto":
        return <BoletoPanel {...view.boleto} />;
      case "paid":
        return view.actions;
      case "failed":
        // A failed reading has no alternatives.
        return (
          <>
            {view.retry === undefined ? null : (
              <Button fullWidth onClick={() => view.retry?.()} pending={view.pending === true} texts={words}>
                {words.retryLabel}
              </Button>
            )}
            {"actions" in view && view.actions}
          </>
        );
    }
  }

  return (
    <Card {...rest}>
      <KeptFocus aria-label={words.label}>
        <Words
          ref={status}
          role="status"
          data-alone={alone || undefined}
          data-below={hasCode(view.status) || undefined}
        >
          {isPictured(view.status) ? <StatusPicture status={view.status} /> : null}
          {title === undefined ? (
            <VisuallyHidden>{text}</VisuallyHidden>
          ) : (
            <>
              <Heading headingLevel={headingLevel}>{title}</Heading>
              {text === undefined ? null : <Text tone="soft">{text}</Text>}
              {typeof reason === "string" ? <SafeHtml data-reason html={reason} /> : reason && <Text>{reason}</Text>}
            </>
          )}
        </Words>
        {detail()}
        {"onChangeMethod" in view && view.onChangeMethod ? (
          <Button
            variant="quiet"
            fullWidth
            onClick={() => view.onChangeMethod?.()}
            pending={view.pending === true}
            texts={words}
          >
            {words.changeLabel}
          </Button>
        ) : null}
      </KeptFocus>
    </Card>
  );
}

/** Reserves the place of the choice while loading. */
function LoadingPayment() {
  return (
    <Stack>
      <Skeleton shape="title" width="medium" />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
      <Skeleton shape="control" />
    </Stack>
  );
}
