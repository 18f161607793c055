import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { tokens } from "../../../tokens/index.ts";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { momentAt } from "./announcement.ts";
import { type PaymentCountdownTexts, paymentCountdownTexts } from "./paymentCountdownTexts.ts";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${tokens.space.s4};
  text-align: center;
`;

const Dial = styled.div`
  display: grid;
  place-items: center;
  width: calc(${tokens.size.illustration} * 1.2);
  max-width: 100%;
  aspect-ratio: 1;

  & > * { grid-area: 1 / 1; }
`;

const Ring = styled.svg`
  width: 100%;
  height: 100%;
  fill: none;
  stroke-width: 10;
  transform: rotate(-90deg);

  & > [data-part="ground"] { stroke: ${tokens.color.primaryTint}; }
  & > [data-part="rest"] { stroke: ${tokens.color.primary}; stroke-linecap: round; }
`;

const Seconds = styled.div`
  display: grid;
  line-height: ${tokens.lineHeight.tight};
  font-variant-numeric: tabular-nums;

  & > strong { font-size: ${tokens.fontSize.display}; font-weight: ${tokens.fontWeight.black}; }
  & > span { color: ${tokens.color.inkSoft}; font-size: ${tokens.fontSize.small}; }
`;

const Label = styled.p`
  font-size: ${tokens.fontSize.large};
  font-weight: ${tokens.fontWeight.bold};
`;

export interface PaymentCountdownProps extends Omit<ComponentProps<"div">, "children"> {
  /** The elapsed seconds, from 0; anything but a number counts as 0. */
  elapsedSeconds: number;
  /**
   * The duration of the wait, in seconds.
   * @default 60
   */
  totalSeconds?: number | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PaymentCountdownTexts> | undefined;
}

/**
 * The wait for a payment: a shrinking ring and the remaining seconds. Announced at thirty, ten and zero only.
 *
 * @example
 * const [elapsed, setElapsed] = useState(0);
 * useEffect(() => {
 *   const timer = setInterval(() => setElapsed((seconds) => seconds + 1), 1000);
 *   return () => clearInterval(timer);
 * }, []);
 * return <PaymentCountdown elapsedSeconds={elapsed} totalSeconds={60} />;
 */
export function PaymentCountdown({ elapsedSeconds, totalSeconds = 60, texts, ...rest }: PaymentCountdownProps) {
  const { label, unit, announce } = useTexts("paymentCountdown", paymentCountdownTexts, texts);
  const passed = Math.min(Math.max(Math.floor(elapsedSeconds) || 0, 0), totalSeconds);
  const remaining = totalSeconds - passed;
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
              pathLength={totalSeconds}
              strokeDasharray={`${remaining} ${totalSeconds}`}
            />
          )}
        </Ring>
        <Seconds>
          <strong>{remaining}</strong>
          <span>{unit(remaining)}</span>
        </Seconds>
      </Dial>
      <Label>{label}</Label>
      <VisuallyHidden role="status">{announce(momentAt(remaining, totalSeconds), totalSeconds)}</VisuallyHidden>
    </Root>
  );
}
