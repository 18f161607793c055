// Imports only the masks in use: the package's main entry includes all of them.
import "imask/esm/masked/dynamic";
import "imask/esm/masked/pattern";
import { type RefObject, useEffect, useMemo } from "react";
import useIMask from "react-imask/esm/hook";
import { customMask } from "./customMask.ts";
import type { MaskKind } from "./maskKinds.ts";
import { maskOptions } from "./maskOptions.ts";
import { maskWrites } from "./maskWrites.ts";

export interface InputMaskProps {
  kind: MaskKind | undefined;
  /** The mask without a `kind`. */
  mask: string;
  control: RefObject<HTMLInputElement | null>;
}

/** Attaches the mask to an existing input. Renders nothing, so that a keystroke causes no render. */
export function InputMask({ kind, mask, control }: InputMaskProps) {
  // imask compares options by identity.
  const options = useMemo(() => (kind === undefined ? customMask(mask) : maskOptions[kind]), [kind, mask]);
  const { maskRef } = useIMask(options, { ref: control });
  useEffect(() => {
    if (control.current && maskRef.current) return maskWrites(control.current, maskRef.current);
    return undefined;
  }, [control, maskRef]);
  return null;
}
