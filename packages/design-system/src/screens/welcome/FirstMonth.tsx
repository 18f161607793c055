import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type FirstMonthMoment, firstMonthDay } from "@petbox/domain/welcome/firstMonth";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { Timeline } from "../../components/status/Timeline/index.ts";

/** The remaining events of the first box, in order, as known today. */
export interface KnownFirstMonth {
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
export function FirstMonth({ known }: FirstMonthProps) {
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
