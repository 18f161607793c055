import { type ComponentProps, type ReactNode, useId } from "react";
import { Field, Hint, Input, Label, Problem, Select } from "./field.styles.ts";

interface Texts {
  readonly label: string;
  readonly hint?: string;
  readonly wide?: boolean;
}

export function BareInput({ label, hint, wide, ...input }: Texts & ComponentProps<"input">) {
  return (
    <Frame {...{ label, hint, wide }}>
      {(id, describedBy) => <Input {...input} id={id} aria-describedby={describedBy} required />}
    </Frame>
  );
}

export function BareSelect({ label, hint, wide, children, ...select }: Texts & ComponentProps<"select">) {
  return (
    <Frame {...{ label, hint, wide }}>
      {(id, describedBy) => (
        <Select {...select} id={id} aria-describedby={describedBy} required>
          {children}
        </Select>
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly wide: boolean | undefined;
  readonly children: (id: string, describedBy: string | undefined) => ReactNode;
}

function Frame({ label, hint, wide, children }: FrameProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <Field data-wide={wide || undefined}>
      <Label htmlFor={id}>{label}</Label>
      {hint === undefined ? null : <Hint id={hintId}>{hint}</Hint>}
      {children(id, hintId)}
      <Problem />
    </Field>
  );
}
