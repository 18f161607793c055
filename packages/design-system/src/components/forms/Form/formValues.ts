import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";

/** What a form holds, by name: text as typed, "on" for a ticked box; a box that is not ticked is missing. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * The values of every named control of a form, and of the button that sent it; files are left out. Of several values
 * under one name there is the last.
 */
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
