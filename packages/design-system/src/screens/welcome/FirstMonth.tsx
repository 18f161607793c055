import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type FirstMonthMoment, firstMonthDay } from "@petbox/domain/welcome/firstMonth";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Timeline } from "../../components/status/Timeline/index.ts";

interface FirstMonthProps {
  /** What is still to come, in its order. */
  readonly moments: readonly FirstMonthMoment[];
  readonly today: CivilDate;
}

const labels: Readonly<Record<FirstMonthMoment["name"], string>> = {
  packed: "A caixa é embalada",
  leaves: "A caixa sai",
  arrives: "A caixa chega",
};

/** What happens next with the first box, and when. */
export function FirstMonth({ moments, today }: FirstMonthProps) {
  return (
    <Card>
      <Stack gap="s4">
        <Heading level={2}>O que acontece agora</Heading>
        {moments.length === 0 ? (
          <Text>O caminho de cada caixa está na área do assinante.</Text>
        ) : (
          <Timeline
            texts={{ label: "O primeiro mês" }}
            steps={[
              { name: "paid", state: "done", label: "Pagamento aprovado" },
              ...moments.map((moment, index) => ({
                name: moment.name,
                state: index === 0 ? ("current" as const) : ("waiting" as const),
                label: labels[moment.name],
                detail: firstMonthDay(moment, today),
              })),
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}
