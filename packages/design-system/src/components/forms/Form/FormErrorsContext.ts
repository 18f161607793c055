import { createContext, useContext, useSyncExternalStore } from "react";
import { createFormErrors, type FormErrors } from "./formErrors.ts";

/** Outside a form fields show only the error from their props. */
export const FormErrorsContext = createContext<FormErrors>(createFormErrors());

/**
 * The error of a field in the surrounding form; renders only when that text changes.
 *
 * @example
 * function CouponMark() {
 *   const error = useFieldError("coupon");
 *   return error === undefined ? null : <Badge tone="danger">Cupom recusado</Badge>;
 * }
 */
export function useFieldError(name: string | undefined): string | undefined {
  const errors = useContext(FormErrorsContext);
  return useSyncExternalStore(
    errors.subscribe,
    () => (name === undefined ? undefined : errors.current()[name]),
    () => undefined,
  );
}
