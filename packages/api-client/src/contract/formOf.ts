/** Encodes a record of texts and files as a form (`multipart/form-data`). */
export function formOf(record: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(record))) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined) form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
}
