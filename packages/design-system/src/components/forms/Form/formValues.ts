import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";

/**
 * The values of a form by name: typed text, "on" for a ticked box; an unticked box is absent. Files are not among them: their field reports
 * them with `onValueChange`.
 */
export type FormValues = Readonly<Record<string, string>>;

/** The values of every named control of a form and of its submitter, without files. For repeated names the last value counts. */
export function formValues(form: HTMLFormElement, sentBy?: HTMLElement | null): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form, sentBy)) {
    if (typeof value !== "string") continue;
    warnInDevelopment(() =>
      name in values
        ? `Form has several values under the name "${name}", of which its parse is given the last alone. Give each field, and each box, a name of its own.`
        : undefined,
    );
    values[name] = value;
  }
  return values;
}
