import { type ComponentProps, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { tokens } from "../../../tokens/index.ts";
import { Heading } from "../../foundations/Heading/index.ts";

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${tokens.space.s2};
  min-inline-size: 0;
  margin-block-end: ${tokens.space.s4};
  padding: 0;
  border: 0;
`;

/* A legend is not a grid item: its own margin is the gap. */
const Legend = styled.legend`
  margin-block-end: ${tokens.space.s4};
  padding: 0;
`;

const Description = styled.p`
  margin-block-end: ${tokens.space.s2};
  color: ${tokens.color.inkSoft};
`;

export interface FormSectionLook {
  /** One line below the title. */
  description?: ReactNode;
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
}

export interface FormSectionProps extends FormSectionLook, Omit<ComponentProps<"fieldset">, "title"> {
  /** The heading of the section. */
  title: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * A section of a long form: related fields in a fieldset, under their heading.
 *
 * @example
 * <FormSection title="Sobre o Bob" description="Para escolher o que vai na caixa.">
 *   <TextField name="breed" label="Raça" optional />
 *   <DateField name="birthDate" label="Data de nascimento" />
 * </FormSection>
 */
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
