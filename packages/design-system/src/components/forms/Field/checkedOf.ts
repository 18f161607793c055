/** How a radio is told whether it is chosen: at every render where the page keeps the value, else only at first. */
export function checkedOf<Value>(own: Value, value: Value | null | undefined, defaultValue: Value | undefined) {
  return value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value };
}
