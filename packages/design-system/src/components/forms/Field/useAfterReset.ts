import type { RefObject } from "react";
import { useFormReset } from "./useFormReset.ts";

/** Calls `onReset` once a reset of the control's form has restored the initial values: the reset event fires before that. */
export function useAfterReset(
  control: RefObject<HTMLInputElement | null>,
  onReset: (control: HTMLInputElement) => void,
): void {
  useFormReset(control, (element) => setTimeout(() => onReset(element)));
}
