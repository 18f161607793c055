import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../../foundations/Heading/index.ts";
import { Description, Legend, Root } from "./FormSection.styles.ts";

export interface FormSectionLook {
  /** One line below the title. */
  description?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

export interface FormSectionProps extends FormSectionLook, Omit<ComponentProps<"fieldset">, "title"> {
  /** The heading of the section. */
  title: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A section of a long form: related fields in a fieldset, under their heading. */
export function FormSection({ title, description, headingLevel = 2, children, ...rest }: FormSectionProps) {
  const descriptionId = useId();
  const describedBy = [rest["aria-describedby"], description === undefined ? undefined : descriptionId]
    .filter(Boolean)
    .join(" ");
  return (
    <Root {...rest} aria-describedby={describedBy || undefined}>
      <Legend>
        <Heading headingLevel={headingLevel} tabIndex={-1}>
          {title}
        </Heading>
      </Legend>
      {description === undefined ? null : <Description id={descriptionId}>{description}</Description>}
      {children}
    </Root>
  );
}
