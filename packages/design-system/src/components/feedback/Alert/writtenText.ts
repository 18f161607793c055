import { isValidElement, type ReactNode } from "react";

/** The text of a message. Two renders with equal text count as the same message. Values that React does not render are "". */
export function writtenText(message: ReactNode): string {
  if (typeof message === "string" || typeof message === "number") return String(message);
  if (Array.isArray(message)) return message.map(writtenText).join("\n");
  return isValidElement<{ children?: ReactNode }>(message) ? writtenText(message.props.children) : "";
}
