import type { FieldErrors } from "@petbox/domain/fieldErrors";

/** One wrong field as the summary names it. */
export interface WrongField {
  readonly name: string;
  readonly message: string;
  /** What the customer calls the field; absent when the form has no control of that name. */
  readonly label?: string;
  /** The id of the control to go to; absent when the form has no control of that name. */
  readonly controlId?: string;
}

/** The last refusal, to be announced once: each refusal has its own number, so that the same text is heard again. */
export interface Refusal {
  readonly count: number;
  readonly fields: readonly WrongField[];
}

/** What is wrong in one form. It lives outside React's state so that only a field whose own error changes renders again. */
export interface FormErrors {
  readonly current: () => FieldErrors<string>;
  readonly refusal: () => Refusal;
  readonly show: (errors: FieldErrors<string>) => void;
  readonly refuse: (errors: FieldErrors<string>, fields: readonly WrongField[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function sameErrors(one: FieldErrors<string>, other: FieldErrors<string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

export function createFormErrors(): FormErrors {
  let errors: FieldErrors<string> = {};
  let refusal: Refusal = { count: 0, fields: [] };
  const listeners = new Set<() => void>();

  function tell() {
    for (const listener of listeners) listener();
  }

  return {
    current: () => errors,
    refusal: () => refusal,
    show(next) {
      if (sameErrors(next, errors)) return;
      errors = next;
      tell();
    },
    refuse(next, fields) {
      refusal = { count: refusal.count + 1, fields };
      errors = next;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
