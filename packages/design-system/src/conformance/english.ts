/** Words that reveal untranslated English and do not occur in Portuguese text. */
const words =
  /\b(?:close|loading|search|required|optional|previous|next|open|show|hide|select|choose|remove|delete|cancel|retry|copied|copy|share|back|forward|page|step|error|warning|success|rating|stars?|increase|decrease|quantity|upload|image|picture|file|current|of|the|and|with|your)\b/gi;

/** Returns the English words in a text. */
export function englishIn(text: string): readonly string[] {
  return text.match(words) ?? [];
}
