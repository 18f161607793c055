import type { ReactNode } from "react";

/** A tab and its panel. */
export interface Tab<Id extends string = string> {
  /** A stable id for the consumer. */
  readonly value: Id;
  readonly label: ReactNode;
  /** The panel, shown while the tab is selected. */
  readonly panel: ReactNode;
  /** Its URL, as "#entrega" or "?aba=entrega", for opening it in another browser tab and for copying. */
  readonly href?: string | undefined;
}
