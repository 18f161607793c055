import { FunnelFooter } from "@petbox/design-system/components/FunnelFooter";
import { StepLayout } from "@petbox/design-system/components/StepLayout";
import { flowAt, previousStep, progressOf } from "@petbox/domain/funnel/flows";
import { stepAt, stepPaths } from "@petbox/domain/funnel/steps";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { homePath } from "@petbox/domain/site/home";
import { useLinkClickHandler, useLocation } from "react-router-dom";
import { PageOutlet } from "../../app/PageOutlet.tsx";
import { useSession } from "../../app/services.ts";
import { lazyOptional } from "../../lazy/lazyOptional.tsx";
import { asksAboutPet } from "./asksAboutPet.ts";

export { FunnelLayout as Component };

const SchemeChoice = lazyOptional(async () => {
  const { SchemeChoice } = await import("@petbox/design-system/components/SchemeChoice");
  return { default: SchemeChoice };
});

const WhileReading = lazyOptional(() => import("./WhileReading.tsx"));

/** The layout of the funnel and the checkout: the progress and the link back. */
function FunnelLayout() {
  const { pathname } = useLocation();
  const session = useSession();
  const { answers, known, purchase } = session;
  // /assine shows the first step.
  const step = stepAt(pathname) ?? "species";
  const flow = flowAt(session, step);
  const { position, phases } = progressOf(flow, step, answers);
  const previous = previousStep(flow, step, answers);
  const before = flow === "scheduled" && purchase ? scheduledPages[purchase.kind].start : homePath(answers.species);
  const back = previous ? stepPaths[previous] : before;
  const goBack = useLinkClickHandler<HTMLAnchorElement>(back);
  return (
    <StepLayout
      back={{ href: back, ...(previous && { onClick: goBack }) }}
      hasBeside={asksAboutPet(flow, step)}
      progress={{ step: position, phases }}
      // A new footer per page, because it would visibly move when the next page is longer or shorter. The first step loads no choice of
      // colours: the home page has one.
      footer={
        <FunnelFooter key={pathname}>{step === "species" ? undefined : known ? <SchemeChoice /> : null}</FunnelFooter>
      }
    >
      <PageOutlet />
      {known ? <WhileReading key={step} step={step} /> : null}
    </StepLayout>
  );
}
