// Imports only the masks in use: the package's main entry includes all of them.
import "imask/esm/masked/dynamic";
import "imask/esm/masked/pattern";
import { type RefObject, useEffect } from "react";
import useIMask from "react-imask/esm/hook";
import type { MaskKind } from "./maskKinds.ts";
import { maskOptions } from "./maskOptions.ts";
import { maskWrites } from "./maskWrites.ts";

export interface InputMaskProps {
  kind: MaskKind;
  control: RefObject<HTMLInputElement | null>;
}

/** Attaches the mask to an existing input. Renders nothing, so that a keystroke causes no render. */
export function InputMask({ kind, control }: InputMaskProps) {
  const { maskRef } = useIMask(maskOptions[kind], { ref: control });
  useEffect(() => {
    if (control.current && maskRef.current) return maskWrites(control.current, maskRef.current);
    return undefined;
  }, [control, maskRef]);
  return null;
}
