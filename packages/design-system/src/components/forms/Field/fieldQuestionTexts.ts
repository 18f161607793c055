/** The texts beside the label of a field. */
export const fieldQuestionTexts = {
  /** Replaced by the field's `optional`, if that is a text. */
  optional: "(opcional)",
};
