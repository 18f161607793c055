import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import type { WelcomePlace } from "@petbox/domain/welcome/welcomeSteps";
import type { ReactNode } from "react";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import type { PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { Celebration, Greeting } from "./Celebration.tsx";
import { FirstMonth, type KnownFirstMonth } from "./FirstMonth.tsx";

export interface PaidWelcomeScreenProps {
  readonly pet: NamedPet;
  readonly portrait: PortrayedPet;
  readonly place: WelcomePlace;
  /** Ready with undefined if the dates are unknown. */
  readonly firstMonth: AsyncResult<KnownFirstMonth | undefined>;
  /** Links shown once everything is done. */
  readonly waysOn: ReactNode;
  /** The questions or the slides. */
  readonly children: ReactNode;
}

/** Welcomes a new subscriber: next events, then the questions or slides, then links to continue. */
export function PaidWelcomeScreen({ pet, portrait, place, firstMonth, waysOn, children }: PaidWelcomeScreenProps) {
  const isRead = place === "read";
  const isUnderWay = !isRead && place > 0;
  return (
    <KeptFocus shown={String(place)}>
      <Stack gap="s6">
        {isUnderWay ? (
          <Heading headingLevel={1} size="title" align="center" tabIndex={-1}>
            <Greeting pet={pet} />
          </Heading>
        ) : (
          <Celebration pet={pet} portrait={portrait} actions={isRead ? waysOn : undefined} />
        )}
        {isUnderWay ? null : (
          <AsyncResultView result={firstMonth} variant="silent" skeleton={<FirstMonth known={undefined} />}>
            {(known) => <FirstMonth known={known} />}
          </AsyncResultView>
        )}
        {children}
      </Stack>
    </KeptFocus>
  );
}
