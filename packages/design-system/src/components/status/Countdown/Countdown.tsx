import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { countdownTexts } from "./countdownTexts.ts";
import { asClock, reachedThreshold, secondsLeft, untilNextChange } from "./secondsLeft.ts";

const Root = styled.span`
  font-variant-numeric: tabular-nums;
`;

export interface CountdownProps extends Omit<ComponentProps<"span">, "children"> {
  /** The initial time in seconds; anything negative or not a number is zero. Another `key` restarts it. */
  seconds: number;
  /** Called once, at zero. */
  onEnd?: (() => void) | undefined;
  /**
   * Formats the remaining seconds.
   * @default a clock, "1:05" or "1:00:05"
   */
  format?: ((secondsLeft: number) => string) | undefined;
  /**
   * The remaining seconds that are announced; silent otherwise.
   * @default [60, 30, 10]
   */
  announceAt?: readonly number[] | undefined;
  /**
   * Formats the announcement.
   * @default "Faltam 30 segundos"
   */
  announce?: ((secondsLeft: number) => string) | undefined;
  /** The clock, in milliseconds; it advances while the page is suspended. */
  now?: (() => number) | undefined;
}

const thresholds = [60, 30, 10];

/**
 * Counts down to zero. Only this component renders each second.
 *
 * @example
 * <Text>O código vale por <Countdown seconds={1800} onEnd={() => location.reload()} />.</Text>
 */
export function Countdown({
  seconds,
  onEnd,
  format = asClock,
  announceAt = thresholds,
  announce,
  now = Date.now,
  ...rest
}: CountdownProps) {
  const words = useTexts("countdown", countdownTexts);
  const [left, setLeft] = useState(secondsLeft(seconds, 0));
  const readClock = useEffectEvent(now);
  const end = useEffectEvent(() => onEnd?.());

  const started = useRef<{ seconds: number; at: number; ended: boolean }>(undefined);

  useEffect(() => {
    // A tab panel that is shown again runs its effects again: the count goes on, and ends once.
    const earlier = started.current;
    const count = earlier && Object.is(earlier.seconds, seconds) ? earlier : { seconds, at: readClock(), ended: false };
    started.current = count;
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      const elapsed = readClock() - count.at;
      const remaining = secondsLeft(seconds, elapsed);
      setLeft(remaining);
      if (remaining > 0) timer = setTimeout(tick, untilNextChange(seconds, elapsed));
      else if (!count.ended) {
        count.ended = true;
        end();
      }
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
      <VisuallyHidden role="status">
        {threshold === undefined ? "" : (announce ?? words.announce)(threshold)}
      </VisuallyHidden>
    </Root>
  );
}
