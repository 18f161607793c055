import type { KeyboardEvent } from "react";

/**
 * Enter in a field whose key reads "next" goes to the form's next field while that one is required and empty, instead of sending an
 * unfinished form. Any other Enter sends the form.
 */
export function nextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, nativeEvent } = event;
  if (event.key !== "Enter" || nativeEvent.isComposing || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== "next") return;
  const fields = [...event.currentTarget.elements].filter(isField);
  const next = fields[fields.indexOf(target) + 1];
  if (!next?.required || next.value !== "") return;
  event.preventDefault();
  next.focus();
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether it is a field to fill in; a hidden one is for the browser alone. */
function isField(element: Element): element is Field {
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isControl && !element.disabled && !element.hidden && element.type !== "hidden";
}
