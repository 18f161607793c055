import { withoutKeys } from "./wireList.ts";

/**
 * The first text of a rejection in any shape of the API: a text, `{ message }`, `{ cpf: ["…"] }`, or a list of these. Other properties are
 * codes or diagnostics, and no text for the customer.
 */
export function rejectionTextIn(sent: unknown): string | undefined {
  if (typeof sent === "string") return sent;
  if (typeof sent !== "object" || sent === null) return undefined;
  if ("message" in sent) return rejectionTextIn(sent.message);
  const items = withoutKeys(sent);
  const parts = Array.isArray(items) ? items : Object.values(sent).filter((part) => typeof part === "object");
  return parts.map(rejectionTextIn).find(Boolean);
}
