import type { ComponentProps } from "react";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { announcementAt } from "./announcement.ts";
import { Dial, Label, Ring, Root, Seconds } from "./PaymentCountdown.styles.ts";

export interface PaymentCountdownProps extends Omit<ComponentProps<"div">, "children"> {
  /** How many seconds have passed, from 0. */
  second: number;
  /**
   * How many seconds the wait lasts.
   * @default 60
   */
  total?: number;
  /** @default "Confirmando seu pagamento" */
  label?: string;
}

/** The wait for a payment: a ring that runs out and the seconds that are left. Read aloud at thirty, ten and zero only. */
export function PaymentCountdown({
  second,
  total = 60,
  label = "Confirmando seu pagamento",
  ...rest
}: PaymentCountdownProps) {
  const passed = Math.min(Math.max(Math.floor(second), 0), total);
  const remaining = total - passed;
  return (
    <Root {...rest}>
      <Dial aria-hidden="true">
        <Ring viewBox="0 0 120 120">
          <circle data-part="ground" cx="60" cy="60" r="54" />
          {remaining === 0 ? null : (
            <circle
              data-part="rest"
              cx="60"
              cy="60"
              r="54"
              pathLength={total}
              strokeDasharray={`${remaining} ${total}`}
            />
          )}
        </Ring>
        <Seconds>
          <strong>{remaining}</strong>
          <span>{remaining === 1 ? "segundo" : "segundos"}</span>
        </Seconds>
      </Dial>
      <Label>{label}</Label>
      <VisuallyHidden role="status">{announcementAt(remaining, total)}</VisuallyHidden>
    </Root>
  );
}
