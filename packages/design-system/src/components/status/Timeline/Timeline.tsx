import { formatLongDate } from "@petbox/domain/calendar/civilDate";
import type { TimelineStep, TimelineStepState } from "@petbox/domain/shipment/timeline";
import { Check, type LucideIcon, PawPrint, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../../foundations/Icon/Icon.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Body, Fact, Label, Marker, Root, Step } from "./Timeline.styles.ts";
import { type TimelineTexts, timelineTexts } from "./timelineTexts.ts";

/** A step as the domain tells it, with what can be done about it. */
export interface TimelineItem extends Pick<TimelineStep, "state" | "label" | "date"> {
  /** Unlike that of the other steps. */
  readonly name: string;
  /** A line more: the carrier, what went wrong. */
  readonly detail?: ReactNode;
  /** A link or a small button: to follow the parcel, to pay again. */
  readonly action?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<"ol">, "children"> {
  /** In their order in time, as `timelineOf` of the domain gives them. */
  steps: readonly TimelineItem[];
  /** Other words in the place of its own. */
  texts?: Partial<TimelineTexts> | undefined;
}

const signs: Readonly<Record<TimelineStepState, LucideIcon | undefined>> = {
  done: Check,
  current: PawPrint,
  waiting: undefined,
  failed: X,
};

/** How far something has come: step by step, across where there is room, one under the other on a phone. */
export function Timeline({ steps, texts, ...rest }: TimelineProps) {
  const { label, doneLabel, currentLabel, waitingLabel, failedLabel } = { ...timelineTexts, ...texts };
  const spoken = { done: doneLabel, current: currentLabel, waiting: waitingLabel, failed: failedLabel };
  const standing = steps.find(({ state }) => state === "current") ?? steps.find(({ state }) => state === "failed");
  return (
    // Safari forgets that a list without bullets is a list, unless it is told.
    <Root role="list" aria-label={label} {...rest}>
      {steps.map((step) => {
        const sign = signs[step.state];
        return (
          <Step key={step.name} data-state={step.state} aria-current={step === standing ? "step" : undefined}>
            <Marker aria-hidden>{sign ? <Icon icon={sign} size="small" /> : null}</Marker>
            <Body>
              <Label>
                {step.label}
                <VisuallyHidden>{`, ${spoken[step.state]}`}</VisuallyHidden>
              </Label>
              {step.date === undefined ? null : (
                <Fact as="time" dateTime={step.date}>
                  {formatLongDate(step.date)}
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
