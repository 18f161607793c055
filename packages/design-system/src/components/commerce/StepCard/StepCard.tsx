import type { ReactNode } from "react";
import type { CardProps } from "../../foundations/Card/Card.tsx";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Image } from "../../foundations/Image/Image.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Frame, Mark, Picture, Root, Words } from "./StepCard.styles.ts";
import { type StepCardTexts, stepCardTexts } from "./stepCardTexts.ts";

export interface StepCardProps extends Omit<CardProps, "children" | "flush" | "variant" | "title"> {
  /** Its place in the sequence, from 1. */
  number: number;
  /** The title of the step. */
  title: string;
  /** One line that says what happens. */
  children?: ReactNode;
  /** The address of the picture; none without it. The words say what it shows. */
  image?: string | undefined;
  /** Where one is in the sequence; without it the step is only explained. */
  state?: "current" | "done" | "coming" | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Other words in the place of its own. */
  texts?: Partial<StepCardTexts> | undefined;
}

/** One numbered step of a "como funciona" sequence. */
export function StepCard({ number, title, children, image, state, headingLevel = 3, texts, ...rest }: StepCardProps) {
  const { numberText, currentLabel, doneLabel } = { ...stepCardTexts, ...texts };
  const said = state === "current" ? currentLabel : state === "done" ? doneLabel : undefined;
  return (
    <Root flush aria-current={state === "current" ? "step" : undefined} {...rest}>
      <Frame data-state={state}>
        {image === undefined ? null : (
          <Picture>
            <Image src={image} alt="" width={320} height={240} fit="contain" />
          </Picture>
        )}
        <Mark aria-hidden>{state === "done" ? <Glyph sign="check" /> : number}</Mark>
        <Words>
          {said === undefined ? null : (
            <Text size="small" weight="bold" tone={state === "done" ? "success" : "primary"}>
              {said}
            </Text>
          )}
          <Heading headingLevel={headingLevel}>
            <VisuallyHidden>{`${numberText(number)} `}</VisuallyHidden>
            {title}
          </Heading>
          {children === undefined ? null : <Text tone="soft">{children}</Text>}
        </Words>
      </Frame>
    </Root>
  );
}
