const entities: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);

function decode(entity: string, name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  if (name.startsWith("#")) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  return entities.get(name.toLowerCase()) ?? entity;
}

/**
 * The plain text of HTML, for a place that shows one line, and for the server and the first render, where the sanitizer is not available.
 * The server has no DOM, and both renders must be equal to the letter.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<\/(p|li|ul|ol|div|h\d)\s*>|<br\s*\/?>/gi, " ")
    .replace(/<\/?[a-z!][^>]*>?/gi, "")
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, decode)
    .replace(/ {2,}/g, " ")
    .trim();
}
