import { useTexts } from "../../../texts/useTexts.ts";
import { Optional } from "./Field.styles.ts";
import { fieldQuestionTexts } from "./fieldQuestionTexts.ts";
import type { FieldTexts } from "./fieldTexts.ts";

/** The question in a label or a legend. */
export function FieldQuestion({ label, optional }: Pick<FieldTexts, "label" | "optional">) {
  const words = useTexts("field", fieldQuestionTexts);
  return (
    <>
      <span data-field-label="">{label}</span>{" "}
      {optional ? <Optional>{optional === true ? words.optional : optional}</Optional> : null}
    </>
  );
}
