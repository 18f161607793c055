import type { ComponentProps, MouseEvent } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { roomyFocus } from "../../../theme/roomyFocus.ts";
import { tokens } from "../../../tokens/index.ts";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import type { WrongField } from "../Form/formErrors.ts";
import { goToWrongField } from "../Form/goToField.ts";
import { formErrorSummaryTexts } from "./formErrorSummaryTexts.ts";

/* A form lays out its children with a gap: an empty summary takes no place in it. */
const Root = styled.div`
  display: contents;
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};
  margin-block-end: ${tokens.space.s2};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border: ${tokens.size.border} solid ${tokens.color.danger};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.dangerTint};
  color: ${tokens.color.ink};
`;

const Title = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s2};
  color: ${tokens.color.danger};
  font-weight: ${tokens.fontWeight.bold};
  overflow-wrap: anywhere;
  svg {
    flex: none;
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
  }
`;

const EntryLink = styled.a`
  display: flex;
  align-items: center;
  padding-block: calc((${tokens.size.touchMinimum} - ${tokens.lineHeight.body} * 1em) / 2);
  color: ${tokens.color.ink};
  overflow-wrap: anywhere;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  ${media.hover} { &:hover { color: ${tokens.color.danger}; } }
  ${roomyFocus}
`;

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
   * Shows the heading for three fields or fewer too, because it says more than the fields do.
   * @default false
   */
  saysMore?: boolean | undefined;
  /**
   * Whether the fields are too many to be found without help. A form takes the number at its refusal, so that corrections do not remove
   * the summary during typing.
   * @default more than three fields
   */
  many?: boolean | undefined;
}

/** The number of errors that the fields themselves can show: they fit on a screen. */
const fewFields = 3;

/** Whether a refusal needs the way to its first field. */
export function isMany(fields: readonly WrongField[]): boolean {
  return countOf(fields) > fewFields;
}

const hasControl = ({ control, controlId }: WrongField) => Boolean(control ?? controlId);

const countOf = (fields: readonly WrongField[]) => fields.filter(hasControl).length;

const textOf = ({ label, message }: WrongField) => (label === undefined ? message : `${label}: ${message}`);

function spoken(fields: readonly WrongField[], heading: string, saysMore: boolean | undefined): string {
  const [only, other] = fields;
  if (only === undefined) return "";
  if (!other && !saysMore) return textOf(only);
  const names = fields.map(({ label, message }) => label ?? message).join(", ");
  return `${heading}${/[.!?…]$/.test(heading) ? "" : ":"} ${names}`;
}

function goTo(event: MouseEvent, field: WrongField) {
  event.preventDefault();
  goToWrongField(field);
}

/**
 * The summary of a refused form: an alert region that exists from the start, so that its text is announced. Three wrong fields or fewer
 * show their errors in place; for more, one line leads to the first. An error without a field is always shown.
 *
 * @example
 * <FormErrorSummary
 *   title="Confira estes campos"
 *   fields={[{ name: "cpf", label: "CPF", message: "Informe um CPF válido", controlId: "cpf" }]}
 * />
 */
export function FormErrorSummary(props: FormErrorSummaryProps) {
  const { fields, announced = fields, announcement, title, saysMore, many = isMany(fields), ...rest } = props;
  const { titleText, firstText } = useTexts("formErrorSummary", formErrorSummaryTexts);
  const headingOf = (wrong: readonly WrongField[]) => title ?? titleText(countOf(wrong));
  const elsewhere = fields.filter((field) => !hasControl(field));
  const first = many ? fields.find(hasControl) : undefined;
  const isShown = fields.length > 0 && (first !== undefined || elsewhere.length > 0 || saysMore);
  return (
    <Root {...rest}>
      <VisuallyHidden role="alert">
        <span key={announcement}>{spoken(announced, headingOf(announced), saysMore)}</span>
      </VisuallyHidden>
      {isShown ? (
        <Box>
          <Title>
            <Glyph sign="alert" />
            <span>{headingOf(fields)}</span>
          </Title>
          {elsewhere.map((field) => (
            <p key={field.name}>{textOf(field)}</p>
          ))}
          {first === undefined ? null : (
            <EntryLink href={`#${first.controlId ?? ""}`} onClick={(event) => goTo(event, first)}>
              {firstText(first.label ?? first.name)}
            </EntryLink>
          )}
        </Box>
      ) : null}
    </Root>
  );
}
