/** The outcome of a rule: the accepted value, or the reason it was rejected. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** The result of a value that a rule accepts. */
export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** The result of a value that a rule rejects, with the reason. */
export function rejected<const Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}
