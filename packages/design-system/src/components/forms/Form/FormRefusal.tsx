import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { useContext, useLayoutEffect, useSyncExternalStore } from "react";
import { FormErrorSummary, isMany } from "../FormErrorSummary/FormErrorSummary.tsx";
import { FormErrorsContext } from "./FormErrorsContext.ts";
import { mendable } from "./formErrors.ts";
import { goToField } from "./goToField.ts";

interface FormRefusalProps {
  title: string | ((errors: FieldErrors<string>) => string) | undefined;
}

/**
 * The summary of the surrounding form: announced at each refusal, shorter with each corrected field. A field filled by
 * another one is listed once that one is right.
 */
export function FormRefusal({ title }: FormRefusalProps) {
  const errors = useContext(FormErrorsContext);
  const current = useSyncExternalStore(errors.subscribe, errors.current, errors.current);
  const refusal = useSyncExternalStore(errors.subscribe, errors.refusal, errors.refusal);
  // After the summary was rendered, which pushes the fields down.
  const first = refusal.announced[0]?.controlId ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus, even to the same field
  useLayoutEffect(() => {
    goToField(document.getElementById(first));
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
