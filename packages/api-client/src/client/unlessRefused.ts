import type { Outcome } from "../contract/outcome.ts";
import { refused } from "./apiError.ts";

/** What a call brings whose reply may say no. @throws ApiError refused when it does, with what the server says. */
export async function unlessRefused<Value>(reply: Promise<Outcome<Value>>): Promise<Value> {
  const said = await reply;
  if (!said.ok) throw refused(said.error.message, said.error.type);
  return said.value;
}
