import { isValidElement, type ReactNode } from "react";

/** The words of a message, as far as they are written out: an element made anew at every render says the same as before. */
export function writtenText(message: ReactNode): string {
  if (Array.isArray(message)) return String(message.map(writtenText));
  return isValidElement<{ children?: ReactNode }>(message) ? writtenText(message.props.children) : String(message);
}
