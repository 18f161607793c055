import { Optional } from "./Field.styles.ts";
import type { FieldTexts } from "./fieldTexts.ts";

/** What is asked, as a label or a legend says it. */
export function FieldQuestion({ label, optional }: Pick<FieldTexts, "label" | "optional">) {
  return (
    <>
      <span data-field-label="">{label}</span>{" "}
      {optional ? <Optional>{optional === true ? "(opcional)" : optional}</Optional> : null}
    </>
  );
}
