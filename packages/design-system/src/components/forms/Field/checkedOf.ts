/** The `checked` props of a radio: at every render of a controlled group, else only at first. */
export function checkedOf<Value>(own: Value, value: Value | null | undefined, defaultValue: Value | undefined) {
  if (value === undefined) return { defaultChecked: own === defaultValue };
  const checked = own === value;
  return { checked, ref: resetTo(checked) };
}

/**
 * A ref for a controlled radio or checkbox, or for the label around it, which makes a reset of the form return to the controlled value: React
 * resets a form after its action, and never changes the default of a controlled input. A reset in the same commit came first, so it is undone.
 */
export function resetTo(checked: boolean | undefined) {
  if (checked === undefined) return undefined;
  return (element: HTMLInputElement | HTMLLabelElement | null) => {
    const input = element instanceof HTMLLabelElement ? element.control : element;
    // Equal at first, also during hydration, which keeps a choice made before it.
    if (!(input instanceof HTMLInputElement) || input.defaultChecked === checked) return;
    input.defaultChecked = checked;
    input.checked = checked;
  };
}
