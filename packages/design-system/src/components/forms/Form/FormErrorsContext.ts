import { createContext, useContext, useSyncExternalStore } from "react";
import { createFormErrors, type FormErrors } from "./formErrors.ts";

/** Outside a form nothing is ever wrong: fields then show the error they are given. */
export const FormErrorsContext = createContext<FormErrors>(createFormErrors());

/** What is wrong with the field of that name in the form around it; renders again only when that text changes. */
export function useFieldError(name: string | undefined): string | undefined {
  const errors = useContext(FormErrorsContext);
  return useSyncExternalStore(
    errors.subscribe,
    () => (name === undefined ? undefined : errors.current()[name]),
    () => undefined,
  );
}
