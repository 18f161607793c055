/** What a date field says of its own; each can be replaced. */
export const dateFieldTexts = {
  pickerLabel: "Abrir calendário",
};

export type DateFieldTexts = typeof dateFieldTexts;
