const headLength = 4;

/**
 * Parses EMV TLV fields: two digits of id, two of length, then that many characters; returned by id.
 * Undefined if the text is malformed or an id occurs twice.
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

/** Formats one field. Throws RangeError if the value exceeds 99 characters, the maximum of the two-digit length. */
export function writeField(id: string, value: string): string {
  if (value.length > 99) throw new RangeError(`Field ${id} is longer than 99 characters: ${value.length}`);
  return `${id}${String(value.length).padStart(2, "0")}${value}`;
}
