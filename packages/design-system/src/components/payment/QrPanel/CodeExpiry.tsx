import { Countdown } from "../../status/Countdown/index.ts";
import { longClock, timeInWords } from "./longClock.ts";
import { Expiry } from "./QrPanel.styles.ts";

/** How the time left is told. */
export interface CodeExpiryTexts {
  /** @default "O código expira em" */
  expiresLabel?: string | undefined;
  /** How a screen reader is told of it, five minutes, a minute and ten seconds before the end. */
  announceExpiry?: ((secondsLeft: number) => string) | undefined;
}

export interface CodeExpiryProps extends CodeExpiryTexts {
  seconds: number;
  now: (() => number) | undefined;
  onEnd: () => void;
}

const toldAt = [300, 60, 10];

/** The time that is left to pay a code. */
export function CodeExpiry({
  seconds,
  now,
  onEnd,
  expiresLabel = "O código expira em",
  announceExpiry = (left) => `O código expira em ${timeInWords(left)}`,
}: CodeExpiryProps) {
  return (
    <Expiry>
      {expiresLabel}{" "}
      <Countdown
        seconds={seconds}
        format={longClock}
        announceAt={toldAt}
        announce={announceExpiry}
        onEnd={onEnd}
        {...(now ? { now } : {})}
      />
    </Expiry>
  );
}
