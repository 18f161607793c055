/** The states that stories hold with pseudo classes, in the words of their labels. */
export const pointerStates = {
  normal: "normal",
  hover: "sob o ponteiro",
  focus: "com foco",
  active: "apertado",
} as const;

/** All of them, in the order of the labels. */
export const everyPointerState = ["normal", "hover", "focus", "active"] as const;
