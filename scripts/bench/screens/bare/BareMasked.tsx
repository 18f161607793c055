import "imask/esm/masked/dynamic";
import "imask/esm/masked/pattern";
import { useRef } from "react";
import useIMask from "react-imask/esm/hook";
import { BareInput } from "./BareField.tsx";

export interface BareMaskedProps {
  readonly mask: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: string;
  readonly placeholder: string;
  readonly wide?: boolean;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly onText?: (text: string) => void;
}

/** An input with its mask, as the mask's own documentation says. */
export function BareMasked({ mask, onText, ...input }: BareMaskedProps) {
  const control = useRef<HTMLInputElement>(null);
  useIMask({ mask }, { ref: control, onAccept: (text: string) => onText?.(text) });
  return <BareInput {...input} ref={control} inputMode="numeric" />;
}
