/** The texts of a date field, each replaceable through `texts`. */
export const dateFieldTexts = {
  pickerLabel: "Abrir calendário",
};

export type DateFieldTexts = typeof dateFieldTexts;
