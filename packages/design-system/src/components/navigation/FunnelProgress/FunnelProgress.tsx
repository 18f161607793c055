import { type ComponentProps, useContext } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { EmblemContext } from "../../../theme/EmblemContext.ts";
import { Bar, Name, Phases, Segment } from "./FunnelProgress.styles.ts";
import { type FunnelProgressTexts, funnelProgressTexts } from "./funnelProgressTexts.ts";

/** A named part of the way. */
export interface FunnelPhase {
  readonly name: string;
  /** The number of its steps. */
  readonly steps: number;
}

export interface FunnelProgressProps extends Omit<ComponentProps<"ol">, "children"> {
  /** The current step, from 1, counted through all phases. */
  step: number;
  /** The phases, in order. */
  phases: readonly FunnelPhase[];
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<FunnelProgressTexts> | undefined;
}

/**
 * The progress of the funnel: its named phases, and a paw, or the emblem of ThemeRoot, at the current step (FUN-104).
 *
 * @example
 * <FunnelProgress step={7} phases={[{ name: "Seu pet", steps: 5 }, { name: "Sua caixa", steps: 4 }, { name: "Pagamento", steps: 2 }]} />
 */
export function FunnelProgress({ step, phases, texts, ...rest }: FunnelProgressProps) {
  const { label, valueText } = useTexts("funnelProgress", funnelProgressTexts, texts);
  const Emblem = useContext(EmblemContext) ?? Paw;
  const total = phases.reduce((sum, { steps }) => sum + steps, 0);
  let before = 0;
  return (
    <Phases {...rest} role="list" aria-label={label}>
      {phases.map(({ name, steps }) => {
        const done = step - before;
        before += steps;
        const isCurrent = done > 0 && done <= steps;
        return (
          <li key={name} aria-current={isCurrent ? "step" : undefined}>
            <Bar
              {...(isCurrent && {
                role: "progressbar",
                "aria-label": label,
                "aria-valuemin": 0,
                "aria-valuemax": total,
                "aria-valuenow": step,
                "aria-valuetext": valueText(step, total),
              })}
            >
              {Array.from({ length: steps }, (_, index) => index + 1).map((segment) => (
                <Segment key={segment} data-done={segment <= done || undefined}>
                  {segment === done ? <Emblem aria-hidden /> : null}
                </Segment>
              ))}
            </Bar>
            <Name>{name}</Name>
          </li>
        );
      })}
    </Phases>
  );
}

function Paw(props: ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M12 12c3 0 6 3 6 6 0 2-1.5 3-3 3-1 0-2-.5-3-.5s-2 .5-3 .5c-1.5 0-3-1-3-3 0-3 3-6 6-6zM9 3a2.2 3 0 1 1 0 6 2.2 3 0 0 1 0-6zm6 0a2.2 3 0 1 1 0 6 2.2 3 0 0 1 0-6zM4 8.5a2 2.7 0 1 1 0 5.4 2 2.7 0 0 1 0-5.4zm16 0a2 2.7 0 1 1 0 5.4 2 2.7 0 0 1 0-5.4z" />
    </svg>
  );
}
