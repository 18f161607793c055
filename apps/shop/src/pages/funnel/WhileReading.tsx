import { besideQuery } from "@petbox/design-system/components/StepLayout";
import { flowAt, nextStep } from "@petbox/domain/funnel/flows";
import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyOptional } from "../../app/lazyOptional.ts";
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

/** What goes on while a step is read: the next one is made ready, the coupon is above the questions, and the pet beside them where there is room. */
export default function WhileReading({ step }: { readonly step: StepName }) {
  const session = useSession();
  const { answers, answeredElsewhere, coupon } = session;
  const flow = flowAt(session, step);
  const isOfPet = flow !== "scheduled" && asksAboutPet.has(step);
  const hasRoom = useMedia(besideQuery);
  const { pathname, state } = useLocation();
  // The way in shows the first step too, and leads on to its own address with what was left.
  const isCouponGone = pathname === stepPaths.species && isLeft(couponGoneNotice, state);
  const [wasCouponGone, setWasCouponGone] = useState(isCouponGone);
  if (isCouponGone && !wasCouponGone) setWasCouponGone(true);
  // The first step is opened by a phone that has all of the shop to fetch and to start.
  useLearnToday(step !== "species");
  const next = nextStep(flow, step, answers);
  usePrefetchWhenIdle(next && stepPaths[next]);
  return (
    <>
      {answeredElsewhere ? (
        <Suspense fallback={null}>
          <AnsweredElsewhere pet={{ name: answers.petName, sex: answers.petSex }} species={answers.species} />
        </Suspense>
      ) : null}
      {coupon !== null && (step === "species" || isOfPet) ? (
        <Suspense fallback={null}>
          <CouponOnTop isDescribed />
        </Suspense>
      ) : null}
      {wasCouponGone ? (
        <Suspense fallback={null}>
          <CouponGone />
        </Suspense>
      ) : null}
      {hasRoom && isOfPet ? <KnownPet answers={answers} /> : null}
    </>
  );
}

/** The later steps have what is bought beside them, or compare it over the whole page. */
const asksAboutPet: ReadonlySet<StepName> = new Set(["name", "size", "breed", "birthDate", "restriction", "contact"]);
