/** PHP prints its diagnostics before the reply where `display_errors` is on. */
const phpDiagnostic = /\b(Warning|Notice|Deprecated)\b/;

/** Maximum number of positions at which the JSON may begin, after a warning that contains braces. */
const mostBeginnings = 20;

/** The JSON of a reply, also after a byte order mark or PHP warnings; undefined if the text is not JSON. */
export function jsonIn(text: string): unknown {
  // Trimming takes the byte order mark too.
  const trimmed = text.trim();
  const whole = parsedJson(trimmed);
  if (whole !== undefined || !phpDiagnostic.test(trimmed)) return whole;
  const beginnings = [...trimmed.matchAll(/[{[]/g)].slice(0, mostBeginnings);
  return beginnings.map(({ index }) => parsedJson(trimmed.slice(index))).find((json) => json !== undefined);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
