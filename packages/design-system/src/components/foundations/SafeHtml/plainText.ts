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
 * The words of an HTML text, without its tags, for where no sanitiser is at hand yet: the server, the first moment.
 * Both have to show the same to the letter, and a server has no DOM to read it with.
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

/** Whether a text holds anything that only a sanitiser can show: a tag or an entity. */
export function hasMarkup(html: string): boolean {
  return /[<&]/.test(html);
}
