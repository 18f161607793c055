import { formatLongDate } from "@petbox/domain/calendar/civilDate";
import type { TimelineStep, TimelineStepState } from "@petbox/domain/shipment/timeline";
import { Check, type LucideIcon, PawPrint, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Icon } from "../../foundations/Icon/Icon.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Body, Fact, Label, Marker, Root, Step } from "./Timeline.styles.ts";
import { type TimelineTexts, timelineTexts } from "./timelineTexts.ts";

/** A step from the domain, with its action. */
export interface TimelineItem extends Pick<TimelineStep, "state" | "label" | "date"> {
  /** The title, unique among the steps. */
  readonly name: string;
  /** An additional line: the carrier, or the reason of a failure. */
  readonly detail?: ReactNode;
  /** A link or a small button: to track the parcel, to pay again. */
  readonly action?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<"ol">, "children"> {
  /** The steps in order, from `timelineOf` of the domain. */
  steps: readonly TimelineItem[];
  /**
   * The icon of the current step.
   * @default a paw
   */
  currentIcon?: LucideIcon | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<TimelineTexts> | undefined;
}

/**
 * The progress of a process: step by step, horizontal where there is room, vertical on a phone.
 *
 * @example
 * <Timeline
 *   steps={[
 *     { name: "charged", state: "done", label: "Pagamento aprovado" },
 *     { name: "packed", state: "current", label: "Caixa montada", detail: "Sai com os Correios" },
 *     { name: "delivered", state: "waiting", label: "Entregue" },
 *   ]}
 * />
 */
export function Timeline({ steps, currentIcon = PawPrint, texts, ...rest }: TimelineProps) {
  const { label, doneLabel, currentLabel, waitingLabel, failedLabel } = useTexts("timeline", timelineTexts, texts);
  const longDate = useFormat("longDate", formatLongDate);
  const signs: Readonly<Record<TimelineStepState, LucideIcon | undefined>> = {
    done: Check,
    current: currentIcon,
    waiting: undefined,
    failed: X,
  };
  const spoken = { done: doneLabel, current: currentLabel, waiting: waitingLabel, failed: failedLabel };
  const standing = steps.find(({ state }) => state === "current") ?? steps.find(({ state }) => state === "failed");
  return (
    // Safari drops the list semantics of a list without bullets; `role` restores them.
    <Root role="list" aria-label={label} {...rest}>
      {steps.map((step) => {
        const sign = signs[step.state];
        return (
          <Step key={step.name} data-state={step.state} aria-current={step === standing ? "step" : undefined}>
            <Marker aria-hidden>{sign ? <Icon icon={sign} size="small" /> : null}</Marker>
            <Body>
              <Label>
                <span>{step.label}</span>
                <VisuallyHidden>{`, ${spoken[step.state]}`}</VisuallyHidden>
              </Label>
              {step.date === undefined ? null : (
                <Fact as="time" dateTime={step.date}>
                  {longDate(step.date)}
                </Fact>
              )}
              {step.detail ? <Fact>{step.detail}</Fact> : null}
              {step.action}
            </Body>
          </Step>
        );
      })}
    </Root>
  );
}
