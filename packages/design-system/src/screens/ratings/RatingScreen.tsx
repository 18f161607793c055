import { type BoxRating, isFirstStepDone, type ServiceRating, type Star } from "@petbox/domain/rating/boxRating";
import { useEffect, useRef, useState } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { BoxStep } from "./BoxStep.tsx";
import { RatedScreen } from "./RatedScreen.tsx";
import { RatingTitle } from "./RatingTitle.tsx";
import { ServiceStep } from "./ServiceStep.tsx";

export interface RatingScreenProps {
  /** With the stars that were given here, sent or not. */
  readonly rating: BoxRating;
  /** Stars, as soon as they are given. */
  readonly onStar: (star: Star) => void;
  /** Stars of the last step, which are sent with it. */
  readonly onServiceStar: (given: Partial<ServiceRating>) => void;
  /** The last step. */
  readonly onFinish: (service: ServiceRating) => void;
  /** The last step is on its way. */
  readonly pending: boolean;
}

/** The rating of a BOX in two steps (SUB-048): it as a whole and each item; then service and logistics. */
export function RatingScreen({ rating, onStar, onServiceStar, onFinish, pending }: RatingScreenProps) {
  // Who gave all stars of the first step before goes on at the second.
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

  if (rating.rated) return <RatedScreen rating={rating} headingRef={heading} />;
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
