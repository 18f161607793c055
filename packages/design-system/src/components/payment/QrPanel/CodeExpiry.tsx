import { formatHour } from "@petbox/domain/calendar/moment";
import { useState } from "react";
import { useAfterHydration } from "../../../browser/useAfterHydration.ts";
import { Countdown } from "../../status/Countdown/index.ts";
import { Expiry, PrintedExpiry } from "./QrPanel.styles.ts";
import type { QrPanelTexts } from "./qrPanelTexts.ts";

const toldAt = [300, 60, 10];

interface CodeExpiryProps {
  texts: QrPanelTexts;
  seconds: number;
  /** When `seconds` were counted; undefined for now. */
  readAt?: number | undefined;
  now: (() => number) | undefined;
  onEnd: () => void;
}

/** The remaining time to pay a code. */
export function CodeExpiry({ seconds, readAt, now = Date.now, onEnd, texts }: CodeExpiryProps) {
  const [{ endsAt, left }] = useState(() => {
    const shownAt = now();
    const endsAt = (readAt ?? shownAt) + seconds * 1000;
    return { endsAt, left: (endsAt - shownAt) / 1000 };
  });
  // The server's clock may show another minute, so the hour is rendered after hydration.
  const isHydrated = useAfterHydration(() => true, false);
  const { expiresLabel, announceExpiry: announce, printedExpiryText } = texts;
  return (
    <>
      <Expiry>
        {expiresLabel} <Countdown seconds={left} announceAt={toldAt} {...{ announce, onEnd, now }} />
      </Expiry>
      <PrintedExpiry>{isHydrated ? printedExpiryText(formatHour(endsAt)) : null}</PrintedExpiry>
    </>
  );
}
