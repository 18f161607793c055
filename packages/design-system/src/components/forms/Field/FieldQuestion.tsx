import { Optional } from "./Field.styles.ts";
import type { FieldTexts } from "./fieldTexts.ts";

/** The question in a label or a legend. */
export function FieldQuestion({ label, optional }: Pick<FieldTexts, "label" | "optional">) {
  return (
    <>
      <span data-field-label="">{label}</span>{" "}
      {optional ? <Optional>{optional === true ? "(opcional)" : optional}</Optional> : null}
    </>
  );
}
