import type { FieldErrors } from "@petbox/domain/fieldErrors";
import type { Result } from "@petbox/domain/result";
import {
  type ComponentProps,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type SubmitEvent,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { nextOnEnter } from "../../../browser/nextOnEnter.ts";
import { useMergedRef } from "../Field/useMergedRef.ts";
import { errorsAfterEdit } from "./errorsAfterEdit.ts";
import { type FormErrors, sameErrors } from "./formErrors.ts";
import { type FormValues, formValues } from "./formValues.ts";
import { fieldNameOf, wrongFields } from "./wrongFields.ts";

interface FormHandlersOptions<Value>
  extends Pick<ComponentProps<"form">, "ref" | "onInput" | "onKeyDown" | "onBlur" | "onReset"> {
  parse: (values: FormValues) => Result<Value, FieldErrors<string>>;
  onSubmit?: ((value: Value) => void | Promise<void>) | undefined;
  action?: ((value: Value) => void | Promise<void>) | undefined;
  serverErrors?: FieldErrors<string> | undefined;
  pending?: boolean | undefined;
}

const noErrors: FieldErrors<string> = {};

/** Calls an action as React requires; returns its promise, if any. */
function inTransition<Value>(action: (value: Value) => void | Promise<void>, value: Value): Promise<void> | undefined {
  let sent: Promise<void> | undefined;
  startTransition(() => {
    const result = action(value);
    if (result instanceof Promise) sent = result;
    return result;
  });
  return sent;
}

/**
 * Runs at once, or after the press that is under way: a press moves the focus before it ends, and a message that appears or goes in between
 * would move its target away.
 */
function afterPress(task: () => void): void {
  if (document.querySelector(":active") === null) {
    task();
    return;
  }
  const done = new AbortController();
  // The click that follows the press comes first.
  const run = () => {
    done.abort();
    setTimeout(task);
  };
  for (const end of ["pointerup", "pointercancel", "dragend", "keyup"])
    addEventListener(end, run, { capture: true, signal: done.signal });
}

/** The event handlers of a form: submission, corrections, and the server's errors. */
export function useFormHandlers<Value>(errors: FormErrors, options: FormHandlersOptions<Value>) {
  const {
    parse,
    onSubmit,
    action,
    serverErrors: refusal = noErrors,
    pending,
    ref,
    onInput,
    onKeyDown,
    onBlur,
    onReset,
  } = options;
  const form = useRef<HTMLFormElement>(null);
  const refused = useRef(false);
  const sending = useRef(false);
  const fromServer = useRef<Set<string>>(new Set());
  const server = useRef<{ shown: FieldErrors<string>; sentSince: boolean }>({ shown: noErrors, sentSince: false });

  useEffect(() => {
    if (pending || form.current === null) return;
    const { shown, sentSince } = server.current;
    // A page may pass an equal object on every render: the same reply must not move the focus twice.
    if (refusal === shown || (!sentSince && sameErrors(refusal, shown))) return;
    server.current = { shown: refusal, sentSince: false };
    const names = new Set(Object.keys(refusal));
    if (names.size === 0) {
      const { current: takenBack } = fromServer;
      errors.show(Object.fromEntries(Object.entries(errors.current()).filter(([name]) => !takenBack.has(name))));
    } else {
      refused.current = true;
      errors.refuse(refusal, wrongFields(form.current, refusal));
    }
    fromServer.current = names;
  }, [pending, refusal, errors]);

  // Validity may depend on more than the fields, e.g. on a CEP lookup: a new `parse` also removes corrected errors.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new `parse` requires another review
  useEffect(() => {
    review("", false);
  }, [parse]);

  // A field that is disabled while sending would drop the focus, and a later refusal would leave it nowhere.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!pending || !form.current?.contains(focused) || !focused?.matches(":disabled")) return;
    form.current.querySelector<HTMLElement>("button[type=submit]")?.focus();
  }, [pending]);

  function review(name: string | undefined, leaving: boolean) {
    if (name === undefined || !refused.current || form.current === null) return;
    if (!leaving) fromServer.current.delete(name);
    const result = parse(formValues(form.current));
    const fresh = result.ok ? {} : result.error;
    const shown = errors.current();
    errors.show(errorsAfterEdit({ shown, fresh, fromServer: fromServer.current, name, leaving }));
  }

  return {
    ref: useMergedRef(form, ref),
    onInput(event: InputEvent<HTMLFormElement>) {
      review(fieldNameOf(event.target), false);
      onInput?.(event);
    },
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      onKeyDown?.(event);
      nextOnEnter(event);
    },
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const name = fieldNameOf(event.target);
      afterPress(() => review(name, true));
      onBlur?.(event);
    },
    onReset(event: SyntheticEvent<HTMLFormElement>) {
      refused.current = false;
      errors.show({});
      onReset?.(event);
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (pending || sending.current) return;
      fromServer.current.clear();
      const result = parse(formValues(event.currentTarget, event.nativeEvent.submitter));
      refused.current = !result.ok;
      if (!result.ok) {
        errors.refuse(result.error, wrongFields(event.currentTarget, result.error));
        return;
      }
      errors.show({});
      server.current.sentSince = true;
      const sent = action === undefined ? onSubmit?.(result.value) : inTransition(action, result.value);
      if (!(sent instanceof Promise)) return;
      sending.current = true;
      const settle = () => {
        sending.current = false;
      };
      // React reports a rejected action itself. A rejected `onSubmit` stays unhandled, so that the browser reports it.
      if (action === undefined) void sent.finally(settle);
      else void sent.then(settle, settle);
    },
  };
}
