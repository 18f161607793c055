import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { createExternalStore } from "@petbox/domain/store/createExternalStore";

/** One wrong field as the summary names it. */
export interface WrongField {
  readonly name: string;
  readonly message: string;
  /** What the customer calls the field; absent when the form has no control of that name. */
  readonly label?: string;
  /** The id of the control to go to; absent when the form has no control of that name. */
  readonly controlId?: string;
  /** Name of the field that fills this one: while that one is wrong, nothing can be done here. */
  readonly waitsFor?: string | undefined;
}

/** Those of the wrong fields that a person can mend now. */
export function mendable(fields: readonly WrongField[], errors: FieldErrors<string>): readonly WrongField[] {
  return fields.filter(({ waitsFor = "" }) => errors[waitsFor] === undefined);
}

/** The last refusal, to be announced once: each refusal has its own number, so that the same text is heard again. */
export interface Refusal {
  readonly count: number;
  readonly errors: FieldErrors<string>;
  readonly fields: readonly WrongField[];
  /** What could be mended then; the same while all of it is true; nothing as soon as one is mended, so that no old news stays to be read. */
  readonly announced: readonly WrongField[];
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
  const none: FieldErrors<string> = {};
  const { get, set, subscribe } = createExternalStore<{
    readonly errors: FieldErrors<string>;
    readonly refusal: Refusal;
  }>({
    errors: none,
    refusal: { count: 0, errors: none, fields: [], announced: [] },
  });
  return {
    subscribe,
    current: () => get().errors,
    refusal: () => get().refusal,
    show(errors) {
      if (sameErrors(errors, get().errors)) return;
      const { refusal } = get();
      const isMended = refusal.fields.some(({ name }) => errors[name] === undefined);
      set({ errors, refusal: isMended ? { ...refusal, announced: [] } : refusal });
    },
    refuse(errors, fields) {
      const announced = mendable(fields, errors);
      set({ errors, refusal: { count: get().refusal.count + 1, errors, fields, announced } });
    },
  };
}
