import type { ReactNode } from "react";

/** One of the things to choose between, and what it shows. */
export interface Tab<Id extends string = string> {
  /** Its name for the consumer: the same as long as it is the same tab. */
  readonly value: Id;
  readonly label: ReactNode;
  /** What is shown while it is chosen. */
  readonly panel: ReactNode;
  /** Its own address, as "#entrega" or "?aba=entrega": what opens in another tab of the browser, and what is copied. */
  readonly href?: string | undefined;
}
