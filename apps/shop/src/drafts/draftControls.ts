import { secretInputs } from "@petbox/design-system/browser/secretInputs";
import type { Draft } from "./drafts.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const ticks = new Set(["checkbox", "radio"]);
/** Types without text, or with text that must not be stored. */
const keptNowhere = new Set(["password", "hidden", "file", "submit", "button", "image", "reset"]);

export function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

/**
 * Whether a control's text may be stored. Card numbers, card codes and passwords exist in memory only. A control whose text is useless
 * without other state opts out with `data-draft="none"`.
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
 * The scope of the fields of a dialog or a form: its `data-draft`, e.g. the code of one of several addresses or cards, or else the dialog's
 * title.
 */
export function scopeOf(place: HTMLElement): string {
  return `${place.dataset.draft ?? place.querySelector("h2")?.textContent ?? ""}\n`;
}

/** The key of a control's text in the draft of its page. */
function keyOf(control: Control): string {
  const place = control.closest<HTMLElement>("dialog, form[data-draft]");
  return place === null ? control.name : scopeOf(place) + control.name;
}

export function controlText(control: Control): string {
  if (control instanceof HTMLInputElement && ticks.has(control.type)) return control.checked ? control.value : "";
  return control.value;
}

/** Whether a control still has its initial value: text typed since then is newer than the draft. */
export function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    // Without a default a list selects its first option.
    const first = [...control.options].findLastIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(first, 0);
  }
  if (control instanceof HTMLInputElement && ticks.has(control.type)) return control.checked === control.defaultChecked;
  return control.value === control.defaultValue;
}

/** Sets a value as if it had been typed, so that masks, counters and lookups react. */
export function writeControl(control: Control, text: string): void {
  if (control instanceof HTMLInputElement && ticks.has(control.type)) {
    if (control.checked !== (text === control.value)) control.click();
    return;
  }
  // React overrides the setter on the element to track values. The prototype's setter makes the change visible to it.
  const prototype: object = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The draft entry of a control after an event; undefined for a control that is not stored. */
export function changeOf(target: EventTarget | null): Draft | undefined {
  if (!isControl(target) || !mayBeKept(target)) return undefined;
  if (target.type === "radio" && target instanceof HTMLInputElement && !target.checked) return undefined;
  return { [keyOf(target)]: controlText(target) };
}

/** The controls of a page's forms. */
export function controlsOf(page: ParentNode): readonly Control[] {
  return [...page.querySelectorAll("form :is(input, select, textarea)")].filter(isControl);
}

/** Restores a draft into the controls of a page that are not in `restored`, and adds them to it. */
export function restore(page: ParentNode, draft: Draft, restored: WeakSet<Element>): void {
  for (const control of controlsOf(page)) {
    if (restored.has(control) || !mayBeKept(control)) continue;
    restored.add(control);
    const text = draft[keyOf(control)];
    const isLocked = control.disabled || (!(control instanceof HTMLSelectElement) && control.readOnly);
    if (text === undefined || isLocked || !isUntouched(control) || controlText(control) === text) continue;
    if (control.type === "radio" && text !== control.value) continue;
    writeControl(control, text);
  }
}
