import { lockText } from "@petbox/domain/payment/retryLock";
import { useState } from "react";
import { Button, type ButtonProps } from "../../components/actions/Button/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";

interface PaymentButtonProps extends Omit<ButtonProps, "children" | "fullWidth"> {
  /** The action. */
  readonly label: string;
  /** Seconds until the server accepts another payment, which the button counts (FUN-180); 0 if it accepts one now. */
  readonly lockedFor: number;
}

/**
 * A button that waits for the pause between two payments. Its accessible name does not count, because a screen reader reads every change of
 * the focused button's name; the end of the pause is announced once.
 */
export function PaymentButton({ label, lockedFor, pending = false, ...rest }: PaymentButtonProps) {
  const isLocked = lockedFor > 0;
  // The next attempt answers the announcement.
  const [wasLocked, setWasLocked] = useState(false);
  const isNoted = !pending && (isLocked || wasLocked);
  if (isNoted !== wasLocked) setWasLocked(isNoted);
  return (
    <>
      <Button {...rest} fullWidth pending={pending} aria-disabled={isLocked || rest["aria-disabled"]}>
        {isLocked ? (
          <>
            <span aria-hidden>{lockText(lockedFor)}</span>
            <VisuallyHidden>{`${label}: aguarde`}</VisuallyHidden>
          </>
        ) : (
          label
        )}
      </Button>
      <VisuallyHidden role="status">{isNoted && !isLocked ? "Você já pode tentar de novo." : ""}</VisuallyHidden>
    </>
  );
}
