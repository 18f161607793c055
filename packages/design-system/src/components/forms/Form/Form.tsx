import type { FieldErrors } from "@petbox/domain/fieldErrors";
import type { Result } from "@petbox/domain/result";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Root } from "./Form.styles.ts";
import { FormErrorsContext } from "./FormErrorsContext.ts";
import { FormRefusal } from "./FormRefusal.tsx";
import { createFormErrors } from "./formErrors.ts";
import type { FormValues } from "./formValues.ts";
import { useFormHandlers } from "./useFormHandlers.ts";

export interface FormProps<Value> extends Omit<ComponentProps<"form">, "onSubmit" | "action" | "method"> {
  /**
   * Turns what was typed into a value of the domain, or says what is wrong, by field name. Must be a pure function; when
   * it is another one than before, it is asked at once about the errors that are shown.
   */
  parse: (values: FormValues) => Result<Value, FieldErrors<string>>;
  /** Is handed the parsed value. While a promise that it returns is open, the form cannot be sent again. */
  onSubmit: (value: Value) => void | Promise<void>;
  /**
   * What the server found wrong, by field name; a new object is a new refusal. A text under a name that no field has is
   * shown in the summary.
   */
  serverErrors?: FieldErrors<string> | undefined;
  /**
   * While true the form cannot be sent.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * The heading of the summary; by default it counts the fields: "Confira 3 campos". A function is given what was wrong
   * when the form was refused, and its heading is shown even if only one field was.
   */
  summaryTitle?: string | ((errors: FieldErrors<string>) => string) | undefined;
  /** The fields and the submit button. */
  children: ReactNode;
}

/**
 * A form of the platform: its inputs keep their own values, and nothing renders while one types. Errors are shown when
 * it is sent and go as soon as they are mended; the first wrong field gets the focus, and one summary is announced.
 * A control that another one fills names that one in `data-waits-for`: the summary names it when the other one is right.
 */
export function Form<Value>(props: FormProps<Value>) {
  const { parse, onSubmit, serverErrors, pending, summaryTitle, children, ...rest } = props;
  const [errors] = useState(createFormErrors);
  const handlers = useFormHandlers(errors, props);

  return (
    <FormErrorsContext value={errors}>
      {/* Sent before the page is alive, a "dialog" form goes nowhere: nothing typed ends up in an address. */}
      <Root {...rest} {...handlers} method="dialog" noValidate aria-busy={pending || undefined}>
        <FormRefusal title={summaryTitle} />
        {children}
      </Root>
    </FormErrorsContext>
  );
}
