import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { flowAt, nextStep, previousStep } from "@petbox/domain/funnel/flows";
import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
import { couponPaths } from "@petbox/domain/site/paths";
import { useEffect, useState } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { useHistoryState } from "../../app/historyState.ts";
import { usePrefetchWhenIdle } from "../../app/prefetch.ts";
import { useServices, useSession } from "../../app/services.ts";
import { lazyOptional } from "../../lazy/lazyOptional.tsx";
import { namedPet } from "../pets/namedPet.ts";
import { asksAboutPet } from "./asksAboutPet.ts";
import { CouponOnTop } from "./CouponOnTop.tsx";

const CouponGone = lazyOptional(async () => ({ default: (await import("../coupons/CouponGone.tsx")).CouponGone }));

const DescribedPet = lazyOptional(() => import("./DescribedPet.tsx"));

const AnsweredElsewhere = lazyOptional(async () => {
  const { AnsweredElsewhere } = await import("@petbox/design-system/screens/funnel/AnsweredElsewhere");
  return { default: AnsweredElsewhere };
});

const SessionEnded = lazyOptional(async () => {
  const { SessionEnded } = await import("@petbox/design-system/screens/funnel/SessionEnded");
  return { default: SessionEnded };
});

/** The parts of a step that load after its question: the coupon, the pet so far, and the prefetch of the next step. */
export default function WhileReading({ step }: { readonly step: StepName }) {
  const session = useSession();
  const { answers, answeredElsewhere, lostAnswers, coupon, purchase } = session;
  const flow = flowAt(session, step);
  const isOfPet = asksAboutPet(flow, step);
  const { pathname } = useLocation();
  const { notice } = useHistoryState();
  const isInvitation = matchPath(couponPaths.invitation, pathname) !== null;
  // /assine shows the first step too, then redirects to its path with the notice.
  const isCouponGone = pathname === stepPaths.species && notice === "coupon-gone";
  const [wasCouponGone, setWasCouponGone] = useState(isCouponGone);
  if (isCouponGone && !wasCouponGone) setWasCouponGone(true);
  // On the first step, a phone is still busy loading the shop.
  useLearnToday(step !== "species");
  const next = nextStep(flow, step, answers);
  usePrefetchWhenIdle(next && stepPaths[next]);
  return (
    <>
      {answeredElsewhere ? (
        <AnsweredElsewhere pet={namedPet(answers)} species={answers.species} purchase={purchase?.kind} />
      ) : null}
      {lostAnswers?.customerSaved && !answers.customerSaved ? <SessionEnded /> : null}
      {/* An invitation redirects once its coupon is stored; the first question then shows the bar. */}
      {coupon !== null && (step === "species" || isOfPet) && !isInvitation ? <CouponOnTop /> : null}
      {wasCouponGone ? <CouponGone /> : null}
      {isOfPet ? <DescribedPet answers={answers} previous={previousStep(flow, step, answers)} /> : null}
    </>
  );
}

/**
 * Learns the current date while the user reads, because it takes long on a slow phone, and not while they wait for a page.
 * @param isReading false while the page is busy.
 */
function useLearnToday(isReading: boolean): void {
  const { clock } = useServices();
  useEffect(() => (isReading ? whenIdle(() => void civilDateAt(clock())) : undefined), [clock, isReading]);
}
