import type { ComponentProps } from "react";
import { Count, Root, Segment, Track } from "./FunnelProgress.styles.ts";
import { type FunnelProgressTexts, funnelProgressTexts } from "./funnelProgressTexts.ts";

export interface FunnelProgressProps extends Omit<ComponentProps<"div">, "children"> {
  /** The current step, from 1. */
  step: number;
  /** The number of steps. */
  total: number;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<FunnelProgressTexts> | undefined;
}

/** The progress of the funnel: one segment a step, a paw on the current one (FUN-104). */
export function FunnelProgress({ step, total, texts, ...rest }: FunnelProgressProps) {
  const { label, countText, valueText } = { ...funnelProgressTexts, ...texts };
  return (
    <Root {...rest}>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={step}
        aria-valuetext={valueText(step, total)}
      >
        {Array.from({ length: total }, (_, index) => index + 1).map((segment) => (
          <Segment key={segment} data-state={segment < step ? "done" : segment === step ? "current" : "ahead"}>
            {segment === step ? <Paw /> : null}
          </Segment>
        ))}
      </Track>
      <Count aria-hidden="true">{countText(step, total)}</Count>
    </Root>
  );
}

function Paw() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 12c3 0 6 3 6 6 0 2-1.5 3-3 3-1 0-2-.5-3-.5s-2 .5-3 .5c-1.5 0-3-1-3-3 0-3 3-6 6-6zM9 3a2.2 3 0 1 1 0 6 2.2 3 0 0 1 0-6zm6 0a2.2 3 0 1 1 0 6 2.2 3 0 0 1 0-6zM4 8.5a2 2.7 0 1 1 0 5.4 2 2.7 0 0 1 0-5.4zm16 0a2 2.7 0 1 1 0 5.4 2 2.7 0 0 1 0-5.4z" />
    </svg>
  );
}
