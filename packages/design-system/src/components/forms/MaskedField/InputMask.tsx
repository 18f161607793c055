// Only the masks that are used: the package's own entry brings all of them.
import "imask/esm/masked/dynamic";
import "imask/esm/masked/pattern";
import { type RefObject, useEffect } from "react";
import useIMask from "react-imask/esm/hook";
import type { MaskKind } from "./maskKinds.ts";
import { maskOptions } from "./maskOptions.ts";

export interface InputMaskProps {
  kind: MaskKind;
  /** What the page has written into the input by itself. */
  value: string | undefined;
  control: RefObject<HTMLInputElement | null>;
}

/** Lays the mask on an input that is already there; renders nothing, so that a keystroke renders nothing else. */
export function InputMask({ kind, value, control }: InputMaskProps) {
  const { setValue } = useIMask(maskOptions[kind], { ref: control });
  useEffect(() => {
    if (value !== undefined) setValue(value);
  }, [value, setValue]);
  return null;
}
