/** Words that a component's own text would have if its English leaked, and that no Portuguese text has. */
const words =
  /\b(?:close|loading|search|required|optional|previous|next|open|show|hide|select|choose|remove|delete|cancel|retry|copied|copy|share|back|forward|page|step|error|warning|success|rating|stars?|increase|decrease|quantity|upload|image|picture|file|current|of|the|and|with|your)\b/gi;

/** The English words in a text; empty when there is none. */
export function englishIn(text: string): readonly string[] {
  return text.match(words) ?? [];
}
