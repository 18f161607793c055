/** What a form holds, by name: text as typed, "on" for a ticked box; a box that is not ticked is missing. */
export type FormValues = Readonly<Record<string, string>>;

/** The values of every named control of a form; files are left out. */
export function formValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
}
