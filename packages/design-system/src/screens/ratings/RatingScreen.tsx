import { type BoxRating, isFirstStepDone, type ServiceRating, type Star } from "@petbox/domain/rating/boxRating";
import { useEffect, useRef, useState } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { BoxStep } from "./BoxStep.tsx";
import { RatedScreen } from "./RatedScreen.tsx";
import { RatingTitle } from "./RatingTitle.tsx";
import { ServiceStep } from "./ServiceStep.tsx";

export interface RatingScreenProps {
  /** Includes stars given here that are not sent yet. */
  readonly rating: BoxRating;
  /** Called for each star rating. */
  readonly onStar: (star: Star) => void;
  /** Called for the star ratings of the last step, which are sent together. */
  readonly onServiceStar: (given: Partial<ServiceRating>) => void;
  /** Submits the last step. */
  readonly onFinish: (service: ServiceRating) => void;
  /** Whether the rating was completed on this visit. */
  readonly isJustSent: boolean;
  /** Whether the last step is being sent. */
  readonly pending: boolean;
}

/** Rates a box in two steps (SUB-048): the box and its items, then service and logistics. */
export function RatingScreen({ rating, onStar, onServiceStar, onFinish, isJustSent, pending }: RatingScreenProps) {
  // A customer who has already completed the first step starts at the second.
  const [step, setStep] = useState<"box" | "service">(() => (isFirstStepDone(rating) ? "service" : "box"));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = rating.rated ? "rated" : step;
  const before = useRef(shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [shown]);

  if (rating.rated) return <RatedScreen rating={rating} isJustSent={isJustSent} headingRef={heading} />;
  return (
    <Stack gap="s6">
      <RatingTitle ref={heading} rating={rating} step={step} />
      {step === "box" ? (
        <BoxStep rating={rating} onStar={onStar} onContinue={() => setStep("service")} />
      ) : (
        <ServiceStep
          rating={rating}
          pending={pending}
          onStar={onServiceStar}
          onBack={() => setStep("box")}
          onFinish={onFinish}
        />
      )}
    </Stack>
  );
}
