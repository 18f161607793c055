import { besideQuery } from "@petbox/design-system/components/StepLayout";
import { flowAt, nextStep } from "@petbox/domain/funnel/flows";
import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyOptional } from "../../app/lazyOptional.tsx";
import { isLeft } from "../../app/notice.ts";
import { usePrefetchWhenIdle } from "../../app/prefetch.ts";
import { useSession } from "../../app/services.ts";
import { useMedia } from "../../app/useMedia.ts";
import { useLearnToday } from "../../app/useToday.ts";
import { couponGoneNotice } from "../coupons/couponGoneNotice.ts";
import { KnownPet } from "./KnownPet.tsx";

const CouponOnTop = lazyOptional(async () => ({ default: (await import("./CouponOnTop.tsx")).CouponOnTop }));

const CouponGone = lazyOptional(async () => ({ default: (await import("../coupons/CouponGone.tsx")).CouponGone }));

const AnsweredElsewhere = lazyOptional(async () => {
  const { AnsweredElsewhere } = await import("@petbox/design-system/screens/funnel/AnsweredElsewhere");
  return { default: AnsweredElsewhere };
});

/** The parts of a step that load after its question: the coupon, the pet beside wide pages, and the prefetch of the next step. */
export default function WhileReading({ step }: { readonly step: StepName }) {
  const session = useSession();
  const { answers, answeredElsewhere, coupon } = session;
  const flow = flowAt(session, step);
  const isOfPet = flow !== "scheduled" && asksAboutPet.has(step);
  const hasRoom = useMedia(besideQuery);
  const { pathname, state } = useLocation();
  // /assine shows the first step too, then redirects to its path with the notice.
  const isCouponGone = pathname === stepPaths.species && isLeft(couponGoneNotice, state);
  const [wasCouponGone, setWasCouponGone] = useState(isCouponGone);
  if (isCouponGone && !wasCouponGone) setWasCouponGone(true);
  // On the first step, a phone is still busy loading the shop.
  useLearnToday(step !== "species");
  const next = nextStep(flow, step, answers);
  usePrefetchWhenIdle(next && stepPaths[next]);
  return (
    <>
      {answeredElsewhere ? (
        <AnsweredElsewhere pet={{ name: answers.petName, sex: answers.petSex }} species={answers.species} />
      ) : null}
      {coupon !== null && (step === "species" || isOfPet) ? <CouponOnTop isDescribed /> : null}
      {wasCouponGone ? <CouponGone /> : null}
      {hasRoom && isOfPet ? <KnownPet answers={answers} /> : null}
    </>
  );
}

/** The later steps show the purchase beside them, or use the whole width. */
const asksAboutPet: ReadonlySet<StepName> = new Set(["name", "size", "breed", "birthDate", "restriction", "contact"]);
