import { useContext, useSyncExternalStore } from "react";
import { FormErrorSummary } from "../FormErrorSummary/FormErrorSummary.tsx";
import { FormErrorsContext } from "./FormErrorsContext.ts";

/** The summary of the form around it: announced at each refusal, shorter with each field that is mended. */
export function FormRefusal({ title }: { title: string | undefined }) {
  const errors = useContext(FormErrorsContext);
  const current = useSyncExternalStore(errors.subscribe, errors.current, errors.current);
  const refusal = useSyncExternalStore(errors.subscribe, errors.refusal, errors.refusal);
  const left = refusal.fields.flatMap((field) => {
    const message = current[field.name];
    return message === undefined ? [] : [{ ...field, message }];
  });
  return <FormErrorSummary title={title} fields={left} announced={refusal.fields} announcement={refusal.count} />;
}
