/** When a paid first box leaves, with the box as the subject: the rule of `handOverDay` in words (decision 60). */
export const firstBoxLeavesText = "é embalada no dia útil seguinte ao do pagamento e sai no outro dia útil";

/** The same rule by examples. The days' short names cannot break at a hyphen in a narrow column. */
export const firstBoxLeavesExamples =
  "paga na segunda, sai na quarta; paga na sexta, no sábado ou no domingo, sai na terça";
