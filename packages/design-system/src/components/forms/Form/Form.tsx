import type { FieldErrors } from "@petbox/domain/fieldErrors";
import type { Result } from "@petbox/domain/result";
import {
  type ComponentProps,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { FormErrorSummary, isMany } from "../FormErrorSummary/FormErrorSummary.tsx";
import { FormErrorsContext } from "./FormErrorsContext.ts";
import { createFormErrors, mendable } from "./formErrors.ts";
import type { FormValues } from "./formValues.ts";
import { goToWrongField } from "./goToField.ts";
import { useFormHandlers } from "./useFormHandlers.ts";

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  row-gap: ${tokens.space.s2};
`;

/** What became of the last submission. */
interface SubmissionState {
  /**
   * The server's errors by field name; a new object is a new refusal, and undefined or an empty one takes them back. An error whose name no
   * field has is shown in the summary.
   */
  serverErrors?: FieldErrors<string> | undefined;
  /**
   * While true, the form cannot be sent. The submit button gets the focus of a field that is disabled meanwhile.
   * @default false
   */
  pending?: boolean | undefined;
}

/** The submission of a form, and the errors of its last one. */
export interface FormSubmission<Value> extends SubmissionState {
  /**
   * Called with the parsed value. While its promise is pending, the form cannot be sent again; a rejection is not handled: catch it, and show an
   * `Alert`.
   */
  onSubmit: (value: Value) => void | Promise<void>;
}

interface FormOwnProps<Value> extends SubmissionState, Omit<ComponentProps<"form">, "onSubmit" | "action" | "method"> {
  /**
   * Parses the typed values into a domain value, or returns errors by field name. Must be pure; when the function
   * changes, visible errors are reviewed at once.
   */
  parse: (values: FormValues) => Result<Value, FieldErrors<string>>;
  /**
   * The heading of the summary; by default it counts the fields: "Confira 3 campos". A function gets the errors of the
   * refusal, and its heading is shown even for a single field.
   */
  summaryTitle?: string | ((errors: FieldErrors<string>) => string) | undefined;
  /**
   * Called with the parsed value; every form has this or `action`. While its promise is pending, the form cannot be sent again; a rejection is
   * not handled: catch it, and show an `Alert`.
   */
  onSubmit?: ((value: Value) => void | Promise<void>) | undefined;
  /**
   * Called with the parsed value in a transition, instead of `onSubmit`: the dispatch function of `useActionState`, or a
   * server function. Unlike the browser's `action` it does not empty the fields.
   */
  action?: ((value: Value) => void | Promise<void>) | undefined;
  /** The fields and the submit button. */
  children: ReactNode;
}

/** The value of a form goes to `onSubmit` or to `action`. */
export type FormProps<Value> = FormOwnProps<Value> &
  (
    | { onSubmit: FormSubmission<Value>["onSubmit"]; action?: undefined }
    | { action: FormSubmission<Value>["onSubmit"]; onSubmit?: undefined }
  );

interface FormRefusalProps {
  title: string | ((errors: FieldErrors<string>) => string) | undefined;
}

/**
 * The summary of the surrounding form: announced at each refusal, shorter with each corrected field. A field filled by
 * another one is listed once that one is right.
 */
function FormRefusal({ title }: FormRefusalProps) {
  const errors = useContext(FormErrorsContext);
  const current = useSyncExternalStore(errors.subscribe, errors.current, errors.current);
  const refusal = useSyncExternalStore(errors.subscribe, errors.refusal, errors.refusal);
  // After the summary was rendered, which pushes the fields down.
  const first = refusal.announced[0];
  // A tab panel that is shown again runs its effects again, but the refusal is the same.
  const handled = useRef(0);
  useLayoutEffect(() => {
    if (refusal.count === handled.current) return;
    handled.current = refusal.count;
    goToWrongField(first);
  }, [first, refusal.count]);
  const left = mendable(refusal.fields, current).flatMap((field) => {
    const message = current[field.name];
    return message === undefined ? [] : [{ ...field, message }];
  });
  // From the refusal, not from the remaining errors: a changing heading would be announced again while typing.
  const heading = typeof title === "function" ? title(refusal.errors) : title;
  const saysMore = typeof title === "function" && refusal.fields.some(({ message }) => message !== heading);
  return (
    <FormErrorSummary
      title={heading}
      fields={left}
      announced={refusal.announced}
      announcement={refusal.count}
      saysMore={saysMore}
      many={isMany(mendable(refusal.fields, refusal.errors))}
    />
  );
}

/**
 * A form with uncontrolled inputs, so typing causes no render. Errors appear on submit and disappear once corrected; the first invalid
 * field gets the focus, and one summary is announced. A control filled by another one names it in `data-waits-for`: the summary lists it
 * once the other one is valid.
 *
 * @example
 * import { identityMessages } from "@petbox/domain/identity/messages";
 * import { parseFullName } from "@petbox/domain/identity/fullName";
 * import { accepted, rejected } from "@petbox/domain/result";
 *
 * <Form
 *   parse={({ fullName = "" }) => {
 *     const name = parseFullName(fullName);
 *     return name.ok ? accepted(name.value) : rejected({ fullName: identityMessages[name.error] });
 *   }}
 *   onSubmit={async (name) => {
 *     await fetch("/api/nome", { method: "POST", body: name });
 *   }}
 * >
 *   <TextField name="fullName" label="Nome completo" autoComplete="name" />
 *   <Button type="submit">Salvar</Button>
 * </Form>
 */
export function Form<Value>(props: FormProps<Value>) {
  const { parse, onSubmit, action, serverErrors, pending, summaryTitle, children, ...rest } = props;
  const [errors] = useState(createFormErrors);
  const handlers = useFormHandlers(errors, props);

  return (
    <FormErrorsContext value={errors}>
      {/* Submitted before hydration, a "dialog" form does not navigate, so no typed text ends up in a URL. */}
      <Root {...rest} {...handlers} method="dialog" noValidate aria-busy={pending || undefined}>
        <FormRefusal title={summaryTitle} />
        {children}
      </Root>
    </FormErrorsContext>
  );
}
