import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { accepted, type Result, rejected } from "@petbox/domain/result";

export type Frequency = "monthly" | "bimonthly";

/** A parser of the domain: a value, or errors by field name. */
export function parseFrequency({
  frequency,
}: Readonly<Record<string, string>>): Result<Frequency, FieldErrors<"frequency">> {
  if (frequency === "monthly" || frequency === "bimonthly") return accepted(frequency);
  return rejected({ frequency: "Escolha de quanto em quanto tempo." });
}
