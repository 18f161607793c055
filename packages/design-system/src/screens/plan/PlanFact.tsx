import type { ReactNode } from "react";
import { Fact, OnScreen } from "./PlanScreen.styles.ts";

interface PlanFactProps {
  readonly term: string;
  readonly note?: string | undefined;
  /** An action for the fact. */
  readonly action?: ReactNode;
  /** Takes the whole row on a phone. */
  readonly wholeRow?: boolean;
  readonly children: ReactNode;
}

/** A term of the details with its description. */
export function PlanFact({ term, note, action, wholeRow = false, children }: PlanFactProps) {
  return (
    <Fact data-whole-row={wholeRow}>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {note === undefined ? null : <dd>{note}</dd>}
      {action == null ? null : <OnScreen as="dd">{action}</OnScreen>}
    </Fact>
  );
}
