import type { ComponentProps } from "react";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { momentAt, sayMoment } from "./announcement.ts";
import { Dial, Label, Ring, Root, Seconds } from "./PaymentCountdown.styles.ts";

export interface PaymentCountdownProps extends Omit<ComponentProps<"div">, "children"> {
  /** How many seconds have passed, from 0; what is not a number counts as 0. */
  second: number;
  /**
   * How many seconds the wait lasts.
   * @default 60
   */
  total?: number;
  /** @default "Confirmando seu pagamento" */
  label?: string;
  /**
   * The word below the number.
   * @default "segundos"
   */
  unit?: (left: number) => string;
  /**
   * What a screen reader says: at the beginning (`left` is `total`), with 30 and 10 seconds left, and at the end (0).
   * @default "Faltam menos de 31 segundos"
   */
  announce?: (left: number, total: number) => string;
}

const secondsInPortuguese = (left: number) => (left === 1 ? "segundo" : "segundos");

/** The wait for a payment: a ring that runs out and the seconds that are left. Read aloud at thirty, ten and zero only. */
export function PaymentCountdown({
  second,
  total = 60,
  label = "Confirmando seu pagamento",
  unit = secondsInPortuguese,
  announce = sayMoment,
  ...rest
}: PaymentCountdownProps) {
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
