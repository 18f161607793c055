/** A field of an unknown value, such as a history entry's state or a message of another tab; undefined if it is not an object. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
