import { FunnelFooter } from "@petbox/design-system/components/FunnelFooter";
import { StepLayout } from "@petbox/design-system/components/StepLayout";
import { nextStep, previousStep, progressOf } from "@petbox/domain/funnel/flows";
import { stepAt, stepPaths } from "@petbox/domain/funnel/steps";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Rehearsal } from "../../app/Rehearsal.tsx";
import { useSession } from "../../app/services.ts";

/** What stands around every step of the funnel, and stays while one follows the other: how far one is, and the way back. */
export function FunnelFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const { answers, flow, known } = useSession();
  // The way in, /assine, shows the first step.
  const step = stepAt(pathname) ?? "species";
  const { position, total } = progressOf(flow, step, answers);
  const previous = previousStep(flow, step, answers);
  const next = known ? nextStep(flow, step, answers) : undefined;
  return (
    <StepLayout
      back={{ href: previous ? stepPaths[previous] : "/" }}
      progress={{ step: position, total }}
      // The same footer would be seen to move when the next step is longer or shorter.
      footer={<FunnelFooter key={step} />}
    >
      {children}
      {next === undefined ? null : <Rehearsal key={next} path={stepPaths[next]} />}
    </StepLayout>
  );
}
