import type { FieldErrors } from "@petbox/domain/fieldErrors";
import type { WrongField } from "./formErrors.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

function isControl(element: EventTarget): element is Control {
  return (
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLButtonElement && element.dataset.name !== undefined) ||
    (element instanceof HTMLInputElement && element.type !== "hidden")
  );
}

/** A control or button whose value is sent by a hidden input beside it has the name in `data-name`. */
function nameOf(control: Control): string | undefined {
  return control.name || control.dataset.name || undefined;
}

/** The name of the field that fired an event; undefined if it is not a named control, or hidden input. */
export function fieldNameOf(target: EventTarget): string | undefined {
  return isControl(target) || target instanceof HTMLInputElement ? nameOf(target) : undefined;
}

/** A group of radios is one field, represented by the checked one or the first. */
function controlsByName(form: HTMLFormElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const element of form.elements) {
    if (!isControl(element) || element.disabled) continue;
    const name = nameOf(element);
    if (name === undefined) continue;
    const isChosenRadio = element.type === "radio" && "checked" in element && element.checked;
    if (isChosenRadio || !controls.has(name)) controls.set(name, element);
  }
  return controls;
}

function labelOf(control: Control): string {
  const isOfGroup = control.type === "radio" || control instanceof HTMLButtonElement;
  const group = isOfGroup ? control.closest("fieldset") : null;
  const label = group?.querySelector("legend") ?? control.labels?.[0];
  const text = label?.querySelector("[data-field-label]") ?? label;
  return text?.textContent?.trim() ?? group?.getAttribute("aria-label") ?? nameOf(control) ?? "";
}

/** The wrong fields in document order, then those without a control in the form. */
export function wrongFields(form: HTMLFormElement, errors: FieldErrors<string>): readonly WrongField[] {
  const controls = controlsByName(form);
  const onPage = [...controls].flatMap(([name, control]) => {
    const message = errors[name];
    return message === undefined
      ? []
      : [
          {
            name,
            message,
            label: labelOf(control),
            control,
            controlId: control.id,
            waitsFor: control.dataset.waitsFor,
          },
        ];
  });
  const elsewhere = Object.entries(errors).flatMap(([name, message]) =>
    controls.has(name) || message === undefined ? [] : [{ name, message }],
  );
  return [...onPage, ...elsewhere];
}
