import { secretInputs } from "@petbox/design-system/browser/secretInputs";
import type { Draft } from "./drafts.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const ticks = new Set(["checkbox", "radio"]);
/** Without text, or with one that is kept nowhere. */
const keptNowhere = new Set(["password", "hidden", "file", "submit", "button", "image", "reset"]);

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

/**
 * Whether a control's text may be kept: a card's number and code, and passwords, exist in the form's memory alone. What
 * would be given back without the rest of what was wanted says so itself, with `data-draft="none"`.
 */
function mayBeKept(control: Control): boolean {
  return (
    control.name !== "" &&
    control.form !== null &&
    !keptNowhere.has(control.type) &&
    !control.matches(secretInputs) &&
    control.dataset.draft !== "none"
  );
}

/**
 * Of which one thing what is typed in a dialog is: of a page's many addresses or cards the one whose code stands in its
 * `data-draft`. A dialog that is the only one of its title is known by that.
 */
export function scopeOf(dialog: HTMLDialogElement): string {
  return `${dialog.dataset.draft ?? dialog.querySelector("h2")?.textContent ?? ""}\n`;
}

/** Under what a control's text stands in the draft of its page. */
function keyOf(control: Control): string {
  const dialog = control.closest("dialog");
  return dialog === null ? control.name : scopeOf(dialog) + control.name;
}

function textOf(control: Control): string {
  if (control instanceof HTMLInputElement && ticks.has(control.type)) return control.checked ? control.value : "";
  return control.value;
}

/** Whether it still has its initial value: text that was typed meanwhile is newer than any draft. */
function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    // Without a choice of the page's own a list begins with its first.
    const first = [...control.options].findLastIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(first, 0);
  }
  if (control instanceof HTMLInputElement && ticks.has(control.type)) return control.checked === control.defaultChecked;
  return control.value === control.defaultValue;
}

/** As if it had been typed: masks, counters and look-ups hear of it. */
function write(control: Control, text: string): void {
  if (control instanceof HTMLInputElement && ticks.has(control.type)) {
    if (control.checked !== (text === control.value)) control.click();
    return;
  }
  // React remembers the last value that was set through the element itself: through the prototype it sees the change.
  const prototype: object = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The change of an event to the draft; undefined for a control that is not kept.  */
export function changeOf(target: EventTarget | null): Draft | undefined {
  if (!isControl(target) || !mayBeKept(target)) return undefined;
  if (target.type === "radio" && target instanceof HTMLInputElement && !target.checked) return undefined;
  return { [keyOf(target)]: textOf(target) };
}

/** Writes a draft into those controls of a page that were not written into before, and remembers them. */
export function restore(page: ParentNode, draft: Draft, restored: WeakSet<Element>): void {
  for (const control of page.querySelectorAll("form :is(input, select, textarea)")) {
    if (!isControl(control) || restored.has(control) || !mayBeKept(control)) continue;
    restored.add(control);
    const text = draft[keyOf(control)];
    const isLocked = control.disabled || (!(control instanceof HTMLSelectElement) && control.readOnly);
    if (text === undefined || isLocked || !isUntouched(control) || textOf(control) === text) continue;
    if (control.type === "radio" && text !== control.value) continue;
    write(control, text);
  }
}
