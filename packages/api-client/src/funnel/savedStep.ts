import { refused } from "../client/apiError.ts";

/** What a saved step gives: `genero` goes into the next address as it is (decision 4); absent when the server sent none. */
export interface SavedStep {
  readonly genero?: string;
}

/** Reads the answer of a save: moves on only when the server said success (FUN-150). @throws ApiError refused otherwise. */
export function savedStepFrom(reply: {
  success: boolean;
  genero?: string | null | undefined;
  error?: string | null | undefined;
}): SavedStep {
  if (!reply.success) throw refused(reply.error);
  return reply.genero ? { genero: reply.genero } : {};
}
