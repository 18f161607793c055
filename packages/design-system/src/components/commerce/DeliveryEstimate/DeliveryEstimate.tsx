import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { ComponentProps } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { AsyncResultView } from "../../feedback/AsyncResultView/index.ts";
import { Skeleton } from "../../status/Skeleton/index.ts";
import { Detail, Root } from "./DeliveryEstimate.styles.ts";
import { type DeliveryEstimateTexts, deliveryEstimateTexts } from "./deliveryEstimateTexts.ts";
import { type KnownDelivery, KnownWindow } from "./KnownWindow.tsx";

/** Why the carrier has all it needs but offers no delivery days (FUN-189). */
export interface UndatedDelivery {
  readonly problem: string;
}

export interface DeliveryEstimateProps extends Omit<ComponentProps<"div">, "children"> {
  /** Undefined without a CEP. */
  estimate: AsyncResult<KnownDelivery | UndatedDelivery> | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<DeliveryEstimateTexts> | undefined;
}

const noPlace = { status: "ready", value: undefined } as const;

/**
 * The delivery window of the first box, "entre dd/mm e dd/mm", and its freight (FUN-096, MAN-087).
 *
 * @example
 * import { civilDate } from "@petbox/domain/calendar/civilDate";
 * import { cents } from "@petbox/domain/money/cents";
 *
 * <DeliveryEstimate
 *   estimate={{
 *     status: "ready",
 *     value: { start: civilDate(2026, 4, 3), end: civilDate(2026, 4, 6), freight: cents(0) },
 *   }}
 * />
 */
export function DeliveryEstimate({ estimate, texts, ...rest }: DeliveryEstimateProps) {
  const words = useTexts("deliveryEstimate", deliveryEstimateTexts, texts);
  return (
    <Root {...rest}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 5h12q1 0 1 1v2h3.5q.5 0 .8.4l2.5 3.3q.2.3.2.7V17q0 1-1 1h-1a3 3 0 0 1-6 0h-4a3 3 0 0 1-6 0H2q-1 0-1-1V6q0-1 1-1zm13 5v3h5l-2.2-3zM7 16.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm10 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z" />
      </svg>
      <AsyncResultView<KnownDelivery | UndatedDelivery | undefined>
        result={estimate ?? noPlace}
        variant="plain"
        skeleton={
          <>
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </>
        }
        empty={<Detail>{words.waitingText}</Detail>}
        texts={{ loadingLabel: words.loadingText, failureTitle: words.failedText, retryLabel: words.retryLabel }}
      >
        {(known) => ("problem" in known ? <Detail>{known.problem}</Detail> : <KnownWindow {...known} texts={words} />)}
      </AsyncResultView>
    </Root>
  );
}
