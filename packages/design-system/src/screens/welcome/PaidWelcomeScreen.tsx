import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { PetCalled } from "@petbox/domain/pet/phrases";
import type { FirstMonthMoment } from "@petbox/domain/welcome/firstMonth";
import type { WelcomePlace } from "@petbox/domain/welcome/welcomeSteps";
import type { ReactNode } from "react";
import type { ResultCardProps } from "../../components/feedback/ResultCard/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Celebration, welcomeTitle } from "./Celebration.tsx";
import { FirstMonth } from "./FirstMonth.tsx";

export interface PaidWelcomeScreenProps {
  readonly pet: PetCalled;
  /** The picture of the welcome. */
  readonly image: ResultCardProps["image"];
  readonly place: WelcomePlace;
  /** What is still to come of the first box; "loading" while it is on its way, undefined where nobody knows. */
  readonly moments: readonly FirstMonthMoment[] | "loading" | undefined;
  readonly today: CivilDate;
  /** Where to go, once all was read. */
  readonly waysOn: ReactNode;
  /** The questions, or the slides. */
  readonly children: ReactNode;
}

/** A newcomer is greeted, told what happens next, and asked or told about the box; after that the page is the way on. */
export function PaidWelcomeScreen({ pet, image, place, moments, today, waysOn, children }: PaidWelcomeScreenProps) {
  const isRead = place === "read";
  const isUnderWay = !isRead && place > 0;
  return (
    <Stack gap="s6">
      {isUnderWay ? (
        <Heading headingLevel={1} size="title" align="center" tabIndex={-1}>
          {welcomeTitle(pet)}
        </Heading>
      ) : (
        <Celebration pet={pet} image={image} actions={isRead ? waysOn : undefined} />
      )}
      {isUnderWay || moments === undefined ? null : (
        <FirstMonth moments={moments === "loading" ? undefined : moments} today={today} />
      )}
      {children}
    </Stack>
  );
}
