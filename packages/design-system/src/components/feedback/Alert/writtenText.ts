import { isValidElement, type ReactNode } from "react";

/** The words of a message, as far as they are written out: an element made anew at every render says the same as before. */
export function writtenText(message: ReactNode): string {
  if (typeof message === "string" || typeof message === "number") return String(message);
  if (Array.isArray(message)) return message.map(writtenText).join("\n");
  return isValidElement<{ children?: ReactNode }>(message) ? writtenText(message.props.children) : "";
}
