import type { FieldErrors } from "@petbox/domain/fieldErrors";

export interface Edit {
  /** What the form shows now. */
  readonly shown: FieldErrors<string>;
  /** What the form's parse says of the values as they are now. */
  readonly fresh: FieldErrors<string>;
  /** Fields whose error came from the server and which were not touched since: the parse knows nothing of those. */
  readonly fromServer: ReadonlySet<string>;
  readonly name: string;
  /** Whether the field may show an error it did not have: on leaving it, never in the middle of typing. */
  readonly leaving: boolean;
}

/**
 * The errors to show after a field was edited in a form that was refused before: corrections show at once, also those
 * of other fields that depend on the edited one; a new error waits until the field is left.
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
