import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { createExternalStore } from "@petbox/domain/store/createExternalStore";

/** A wrong field, as the summary lists it. */
export interface WrongField {
  readonly name: string;
  readonly message: string;
  /** The label of the field; absent if the form has no control with that name. */
  readonly label?: string | undefined;
  /** The control to focus; absent if the form has no control with that name. */
  readonly control?: HTMLElement | undefined;
  /** The id of the control, instead of the control itself or for when it is replaced. */
  readonly controlId?: string | undefined;
  /** The name of the field that fills this one: while that one is wrong, this one cannot be corrected. */
  readonly waitsFor?: string | undefined;
}

/** The wrong fields that the user can correct now. */
export function mendable(fields: readonly WrongField[], errors: FieldErrors<string>): readonly WrongField[] {
  return fields.filter(({ waitsFor = "" }) => errors[waitsFor] === undefined);
}

/** The last refusal, announced once; its number makes an equal text announced again. */
interface Refusal {
  readonly count: number;
  readonly errors: FieldErrors<string>;
  readonly fields: readonly WrongField[];
  /**
   * The fields to correct at that moment, while all of them are still wrong; empty once one is corrected, so that no
   * outdated text remains.
   */
  readonly announced: readonly WrongField[];
}

/** The errors of one form. They live outside React's state, so that only fields whose own error changes render. */
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
