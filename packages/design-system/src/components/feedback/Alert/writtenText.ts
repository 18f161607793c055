import { isValidElement, type ReactNode } from "react";

/** The text of a message, by which two renders of equal elements count as the same message. What React leaves out is "". */
export function writtenText(message: ReactNode): string {
  if (typeof message === "string" || typeof message === "number") return String(message);
  if (Array.isArray(message)) return message.map(writtenText).join("\n");
  return isValidElement<{ children?: ReactNode }>(message) ? writtenText(message.props.children) : "";
}
