/** What a form says for each error code of a date. */
export const calendarMessages = {
  "date-invalid": "Informe uma data válida.",
};
