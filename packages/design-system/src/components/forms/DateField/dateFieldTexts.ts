/** The texts of a date field, each replaceable through `texts`. */
export const dateFieldTexts = {
  pickerLabel: "Abrir calendário",
  /** The placeholder, replaced by `placeholder`. Dates are always typed as day, month and year. */
  datePlaceholder: "dd/mm/aaaa",
};

export type DateFieldTexts = typeof dateFieldTexts;
