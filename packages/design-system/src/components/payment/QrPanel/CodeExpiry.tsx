import { Countdown } from "../../status/Countdown/index.ts";
import { longClock } from "./longClock.ts";
import { Expiry } from "./QrPanel.styles.ts";
import type { QrPanelTexts } from "./qrPanelTexts.ts";

export interface CodeExpiryProps {
  texts: QrPanelTexts;
  seconds: number;
  now: (() => number) | undefined;
  onEnd: () => void;
}

const toldAt = [300, 60, 10];

/** The remaining time to pay a code. */
export function CodeExpiry({ seconds, now, onEnd, texts }: CodeExpiryProps) {
  return (
    <Expiry>
      {texts.expiresLabel}{" "}
      <Countdown
        seconds={seconds}
        format={longClock}
        announceAt={toldAt}
        announce={texts.announceExpiry}
        onEnd={onEnd}
        {...(now ? { now } : {})}
      />
    </Expiry>
  );
}
