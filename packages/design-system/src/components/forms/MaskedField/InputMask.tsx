// Imports only the masks in use: the package's main entry includes all of them.
import "imask/esm/masked/dynamic";
import "imask/esm/masked/pattern";
import { type RefObject, useEffect, useMemo } from "react";
import useIMask from "react-imask/esm/hook";
import { customMask } from "./customMask.ts";
import type { MaskKind } from "./maskKinds.ts";
import { maskOptions } from "./maskOptions.ts";

export interface InputMaskProps {
  kind: MaskKind | undefined;
  /** The mask without a `kind`. */
  mask: string;
  control: RefObject<HTMLInputElement | null>;
}

interface Mask {
  value: string;
  alignCursorFriendly(): void;
}

/**
 * Moves the caret past fixed punctuation only after the focus event. `select()` focuses a field before it selects its
 * text, so a caret moved during that event would undo the selection, and a form filler would write in front of the old
 * text. Returns the undo function.
 */
function alignAfterFocus(mask: Mask): () => void {
  let isRemoved = false;
  const align = mask.alignCursorFriendly.bind(mask);
  mask.alignCursorFriendly = () =>
    queueMicrotask(() => {
      if (!isRemoved) align();
    });
  return () => {
    isRemoved = true;
    mask.alignCursorFriendly = align;
  };
}

/**
 * Applies the mask to text that a page or a form library writes into the input: such a write fires no event. Returns
 * the undo function.
 */
function maskWrites(input: HTMLInputElement, mask: Mask): () => void {
  const platform = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value");
  const known = Object.getOwnPropertyDescriptor(input, "value") ?? platform;
  Object.defineProperty(input, "value", {
    configurable: true,
    get: () => platform?.get?.call(input),
    set(text: unknown) {
      known?.set?.call(input, text);
      // Simulated typing sets more than the value, and is left to the mask's own events.
      if (typeof text === "string" && text !== mask.value) mask.value = text;
    },
  });
  // A reset event fires before the fields have their initial values again.
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reset = () => {
    waiting = setTimeout(() => {
      mask.value = input.value;
    });
  };
  const { form } = input;
  form?.addEventListener("reset", reset);
  return () => {
    clearTimeout(waiting);
    form?.removeEventListener("reset", reset);
    if (known) Object.defineProperty(input, "value", { ...known, configurable: true });
  };
}

/** Attaches the mask to an existing input. Renders nothing, so that a keystroke causes no render. */
export function InputMask({ kind, mask, control }: InputMaskProps) {
  // imask compares options by identity.
  const options = useMemo(() => (kind === undefined ? customMask(mask) : maskOptions[kind]), [kind, mask]);
  const { maskRef } = useIMask(options, { ref: control });
  useEffect(() => {
    if (!control.current || !maskRef.current) return undefined;
    const undo = [maskWrites(control.current, maskRef.current), alignAfterFocus(maskRef.current)];
    return () => {
      for (const each of undo) each();
    };
  }, [control, maskRef]);
  return null;
}
