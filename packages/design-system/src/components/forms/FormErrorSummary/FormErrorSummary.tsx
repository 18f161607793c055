import type { ComponentProps, MouseEvent } from "react";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import type { WrongField } from "../Form/formErrors.ts";
import { goToField } from "../Form/goToField.ts";
import { Box, EntryLink, List, Root, Title } from "./FormErrorSummary.styles.ts";

export interface FormErrorSummaryProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** The remaining errors, in document order. */
  fields: readonly WrongField[];
  /**
   * The fields at the moment of the refusal, which the announcement lists, so that a correction is not announced again.
   * @default fields
   */
  announced?: readonly WrongField[] | undefined;
  /**
   * The number of the refusal; a new number announces the same text again.
   * @default 0
   */
  announcement?: number | undefined;
  /** The heading; by default it counts the fields: "Confira 3 campos". */
  title?: string | undefined;
  /**
   * Lists a single wrong field too, because the heading says more than the field does.
   * @default false
   */
  listsOne?: boolean | undefined;
}

function titleOf(fields: readonly WrongField[]): string {
  const count = fields.filter(({ controlId }) => controlId).length;
  if (count === 0) return "Não foi possível continuar";
  return `Confira ${count} campo${count === 1 ? "" : "s"}`;
}

const textOf = ({ label, message }: WrongField) => (label === undefined ? message : `${label}: ${message}`);

function spoken(fields: readonly WrongField[], title: string | undefined, listsOne: boolean | undefined): string {
  const [only, other] = fields;
  if (only === undefined) return "";
  if (!other && !listsOne) return textOf(only);
  const heading = title ?? titleOf(fields);
  const names = fields.map(({ label, message }) => label ?? message).join(", ");
  return `${heading}${/[.!?…]$/.test(heading) ? "" : ":"} ${names}`;
}

function goTo(event: MouseEvent, controlId = "") {
  event.preventDefault();
  goToField(document.getElementById(controlId));
}

/**
 * The summary of a refused form: an alert region that exists from the start, so that its text is announced, and links
 * to the wrong fields. A single wrong field gets no list.
 */
export function FormErrorSummary(props: FormErrorSummaryProps) {
  const { fields, announced = fields, announcement, title, listsOne, ...rest } = props;
  const hasList = fields.length > (listsOne ? 0 : 1) || fields.some(({ controlId }) => !controlId);
  return (
    <Root {...rest}>
      <VisuallyHidden role="alert">
        <span key={announcement}>{spoken(announced, title, listsOne)}</span>
      </VisuallyHidden>
      {hasList ? (
        <Box>
          <Title>
            <Glyph sign="alert" />
            <span>{title ?? titleOf(fields)}</span>
          </Title>
          <List>
            {fields.map((field) => (
              <li key={field.name}>
                {field.controlId ? (
                  <EntryLink href={`#${field.controlId}`} onClick={(event) => goTo(event, field.controlId)}>
                    {textOf(field)}
                  </EntryLink>
                ) : (
                  textOf(field)
                )}
              </li>
            ))}
          </List>
        </Box>
      ) : null}
    </Root>
  );
}
