/** The `checked` props of a radio: at every render of a controlled group, else only at first. */
export function checkedOf<Value>(own: Value, value: Value | null | undefined, defaultValue: Value | undefined) {
  return value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value };
}
