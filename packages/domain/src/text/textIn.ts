/**
 * The value if it is a string, otherwise "". The parsers' first step: the types do not bind a caller without TypeScript, an
 * absent form field or parsed JSON.
 */
export function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}
