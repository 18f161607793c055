import { hasMarkup } from "../text/hasMarkup.ts";

/**
 * Appends the reason of a refusal to the specification's text, in a line of its own, so that the quoted text stays unchanged (decision 73).
 * The reason may contain HTML, where a line break is an element.
 */
export function withReason(text: string, reason: string): string {
  return `${text}${hasMarkup(reason) ? "<br>" : "\n"}${reason}`;
}
