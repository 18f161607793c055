import type { ComponentProps } from "react";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { momentAt } from "./announcement.ts";
import { Dial, Label, Ring, Root, Seconds } from "./PaymentCountdown.styles.ts";
import { type PaymentCountdownTexts, paymentCountdownTexts } from "./paymentCountdownTexts.ts";

export interface PaymentCountdownProps extends Omit<ComponentProps<"div">, "children"> {
  /** How many seconds have passed, from 0; what is not a number counts as 0. */
  second: number;
  /**
   * How many seconds the wait lasts.
   * @default 60
   */
  total?: number;
  /** Other words in the place of its own. */
  texts?: Partial<PaymentCountdownTexts> | undefined;
}

/** The wait for a payment: a ring that runs out and the seconds that are left. Read aloud at thirty, ten and zero only. */
export function PaymentCountdown({ second, total = 60, texts, ...rest }: PaymentCountdownProps) {
  const { label, unit, announce } = { ...paymentCountdownTexts, ...texts };
  const passed = Math.min(Math.max(Math.floor(second) || 0, 0), total);
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
          <span>{unit(remaining)}</span>
        </Seconds>
      </Dial>
      <Label>{label}</Label>
      <VisuallyHidden role="status">{announce(momentAt(remaining, total), total)}</VisuallyHidden>
    </Root>
  );
}
