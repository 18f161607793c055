import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Root } from "./Countdown.styles.ts";
import { asClock, reachedThreshold, secondsLeft, untilNextChange } from "./secondsLeft.ts";

export interface CountdownProps extends Omit<ComponentProps<"span">, "children"> {
  /** Where it starts, in seconds; below zero, and what is not a number, is zero. Another `key` starts it anew. */
  seconds: number;
  /** Told once, at zero. */
  onEnd?: () => void;
  /** How the seconds left are written; by default as a clock, "1:05". */
  format?: (secondsLeft: number) => string;
  /**
   * The seconds at which a screen reader says how much is left; it is silent at all others.
   * @default [60, 30, 10]
   */
  announceAt?: readonly number[];
  /**
   * How that is said.
   * @default "Faltam 30 segundos"
   */
  announce?: (secondsLeft: number) => string;
  /** The clock, in milliseconds; it goes on while the page sleeps. */
  now?: () => number;
}

const thresholds = [60, 30, 10];
const sayInPortuguese = (left: number) => (left === 1 ? "Falta 1 segundo" : `Faltam ${left} segundos`);

/** Counts down to zero. Nothing but this component renders again with each second. */
export function Countdown({
  seconds,
  onEnd,
  format = asClock,
  announceAt = thresholds,
  announce = sayInPortuguese,
  now = Date.now,
  ...rest
}: CountdownProps) {
  const [left, setLeft] = useState(secondsLeft(seconds, 0));
  const readClock = useEffectEvent(now);
  const end = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const began = readClock();
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      const elapsed = readClock() - began;
      const remaining = secondsLeft(seconds, elapsed);
      setLeft(remaining);
      if (remaining > 0) timer = setTimeout(tick, untilNextChange(seconds, elapsed));
      else end();
    }
    tick();
    return () => clearTimeout(timer);
  }, [seconds]);

  const threshold = reachedThreshold(left, announceAt, seconds);
  return (
    <Root {...rest}>
      <span role="timer" aria-live="off">
        {format(left)}
      </span>
      <VisuallyHidden role="status">{threshold === undefined ? "" : announce(threshold)}</VisuallyHidden>
    </Root>
  );
}
