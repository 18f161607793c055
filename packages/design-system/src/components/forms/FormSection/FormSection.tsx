import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../../foundations/Heading/index.ts";
import { Help, Legend, Root } from "./FormSection.styles.ts";

export interface FormSectionProps extends Omit<ComponentProps<"fieldset">, "title"> {
  /** What this part of the form is about. */
  title: ReactNode;
  /** One line below the title. */
  help?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** A part of a long form, named for everybody: fields that belong together, under their heading. */
export function FormSection({ title, help, headingLevel = 2, children, ...rest }: FormSectionProps) {
  const helpId = useId();
  const describedBy = [rest["aria-describedby"], help === undefined ? undefined : helpId].filter(Boolean).join(" ");
  return (
    <Root {...rest} aria-describedby={describedBy || undefined}>
      <Legend>
        <Heading level={headingLevel}>{title}</Heading>
      </Legend>
      {help === undefined ? null : <Help id={helpId}>{help}</Help>}
      {children}
    </Root>
  );
}
