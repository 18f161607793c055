const headLength = 4;

/**
 * The fields of a text in EMV's notation: two digits of id, two of length, then that many characters; by id.
 * Undefined when the text is written in any other way, or when an id comes twice.
 */
export function readFields(text: string): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  let place = 0;
  while (place < text.length) {
    const [, id = "", length = ""] = /^(\d{2})(\d{2})/.exec(text.slice(place, place + headLength)) ?? [];
    const end = place + headLength + Number(length);
    if (length === "" || end > text.length || fields.has(id)) return undefined;
    fields.set(id, text.slice(place + headLength, end));
    place = end;
  }
  return fields.size === 0 ? undefined : fields;
}

/** One field written out. Throws RangeError when its value is longer than the 99 characters that two digits can count. */
export function writeField(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`Field ${id} is longer than 99 characters: ${value.length}`);
  return `${id}${String(value.length).padStart(2, "0")}${value}`;
}
