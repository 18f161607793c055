import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import { type FirstMonthMoment, firstMonthDay } from "@petbox/domain/welcome/firstMonth";
import type { WelcomePlace } from "@petbox/domain/welcome/welcomeSteps";
import { type ReactNode, useRef } from "react";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import type { PortrayedPet } from "../../components/media/PetPortrait/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { Timeline } from "../../components/status/Timeline/index.ts";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { useAfterChange } from "../../focus/useAfterChange.ts";
import { Celebration, Greeting } from "./Celebration.tsx";

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
  const content = useRef<HTMLDivElement>(null);
  useAfterChange(place, () => focusTitle(content.current));
  return (
    <KeptFocus>
      <Stack gap="s6" ref={content}>
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

/** Moves the focus to the title of the question or slide, if a frame around it has it rather than the new content. */
function focusTitle(content: HTMLElement | null): void {
  for (const title of content?.querySelectorAll<HTMLElement>("h2[tabindex]") ?? []) {
    // Only the title of the current slide is visible, and takes it.
    if (document.activeElement?.contains(title)) title.focus();
  }
}

/** The remaining events of the first box, in order, as known today. */
interface KnownFirstMonth {
  readonly moments: readonly FirstMonthMoment[];
  readonly today: CivilDate;
}

interface FirstMonthProps {
  /** Undefined while the dates load. */
  readonly known: KnownFirstMonth | undefined;
}

const labels = {
  packed: "A caixa é embalada",
  leaves: "A caixa sai",
  arrives: "A caixa chega",
} as const satisfies Readonly<Record<FirstMonthMoment["name"], string>>;

const unknownDays = (["packed", "leaves", "arrives"] as const).map((name) => ({
  name,
  day: <Skeleton width="medium" />,
}));

/** The next events of the first box and their dates. */
function FirstMonth({ known }: FirstMonthProps) {
  const steps =
    known?.moments.map((moment) => ({ name: moment.name, day: firstMonthDay(moment, known.today) })) ?? unknownDays;
  return (
    <Card aria-busy={known === undefined}>
      <Stack gap="s4">
        <Heading headingLevel={2}>O que acontece agora</Heading>
        {steps.length === 0 ? (
          <Text>O caminho de cada caixa está na área do assinante.</Text>
        ) : (
          <Timeline
            texts={{ label: "O primeiro mês" }}
            steps={[
              { name: "paid", state: "done", label: "Pagamento aprovado" },
              ...steps.map(({ name, day }, index) => ({
                name,
                state: index === 0 ? ("current" as const) : ("waiting" as const),
                label: labels[name],
                detail: day,
              })),
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}
