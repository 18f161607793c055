import { type ReactNode, useId } from "react";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Facts, OnScreen } from "./PlanScreen.styles.ts";

interface DetailsCardProps {
  /** Buttons below the facts. */
  readonly actions?: ReactNode;
  /** One `PlanFact` for each known fact. */
  readonly children: ReactNode;
}

/** The details card of a subscription (MAN-049). */
export function DetailsCard({ actions, children }: DetailsCardProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id}>
      <Stack gap="s5">
        <Heading headingLevel={2} id={id}>
          Detalhes
        </Heading>
        <Facts>{children}</Facts>
        {actions === undefined ? null : <OnScreen>{actions}</OnScreen>}
      </Stack>
    </Card>
  );
}
