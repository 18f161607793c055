import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { useContext, useSyncExternalStore } from "react";
import { FormErrorSummary } from "../FormErrorSummary/FormErrorSummary.tsx";
import { FormErrorsContext } from "./FormErrorsContext.ts";
import type { WrongField } from "./formErrors.ts";

interface FormRefusalProps {
  title: string | ((errors: FieldErrors<string>) => string) | undefined;
}

function errorsOf(fields: readonly WrongField[]): FieldErrors<string> {
  return Object.fromEntries(fields.map(({ name, message }) => [name, message]));
}

/** The summary of the form around it: announced at each refusal, shorter with each field that is mended. */
export function FormRefusal({ title }: FormRefusalProps) {
  const errors = useContext(FormErrorsContext);
  const current = useSyncExternalStore(errors.subscribe, errors.current, errors.current);
  const refusal = useSyncExternalStore(errors.subscribe, errors.refusal, errors.refusal);
  const left = refusal.fields.flatMap((field) => {
    const message = current[field.name];
    return message === undefined ? [] : [{ ...field, message }];
  });
  // Of the refusal, not of what is left: a heading that changes while one types would be announced again.
  const heading = typeof title === "function" ? title(errorsOf(refusal.fields)) : title;
  const saysMore = typeof title === "function" && refusal.fields.some(({ message }) => message !== heading);
  return (
    <FormErrorSummary
      title={heading}
      fields={left}
      announced={refusal.fields}
      announcement={refusal.count}
      listsOne={saysMore}
    />
  );
}
