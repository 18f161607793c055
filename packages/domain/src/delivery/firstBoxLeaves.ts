/** How a paid first box comes to leave, said of the box: the rule of `handOverDay` in words (decision 60). */
export const firstBoxLeavesText = "é embalada no dia útil seguinte ao do pagamento e sai no outro dia útil";

/** The same by days of the week. */
export const firstBoxLeavesExamples =
  "paga na segunda-feira, sai na quarta-feira; paga na sexta-feira, no sábado ou no domingo, sai na terça-feira";
