import type { FieldErrors } from "@petbox/domain/fieldErrors";

export interface Edit {
  /** The errors shown now. */
  readonly shown: FieldErrors<string>;
  /** The parser's errors for the current values. */
  readonly fresh: FieldErrors<string>;
  /** Fields with an error from the server that were not edited since; the parser does not know those errors. */
  readonly fromServer: ReadonlySet<string>;
  readonly name: string;
  /** Whether the field may show a new error: on blur, never while typing. */
  readonly leaving: boolean;
}

/**
 * The errors to show after an edit in a refused form. Corrections show at once, also in other fields that depend on the
 * edited one; a new error waits until blur.
 */
export function errorsAfterEdit({ shown, fresh, fromServer, name, leaving }: Edit): FieldErrors<string> {
  const next: FieldErrors<string> = {};
  for (const [field, message] of Object.entries(shown)) {
    const kept = fromServer.has(field) ? message : fresh[field];
    if (kept !== undefined) next[field] = kept;
  }
  const own = fresh[name];
  if (leaving && own !== undefined && next[name] === undefined) next[name] = own;
  return next;
}
