import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { Heading } from "../../foundations/Heading/index.ts";
import { Image } from "../../foundations/Image/index.ts";
import { Actions, Message, Picture, Root, Scene } from "./ResultCard.styles.ts";

export interface ResultCardProps extends Omit<ComponentProps<"section">, "children" | "title"> {
  /** How it ended, or that it has not yet. */
  tone: "success" | "danger" | "pending";
  /** The result in few words: the heading of the page. */
  title: ReactNode;
  /**
   * The sign above the title.
   * @default that of the tone
   */
  sign?: ReactNode;
  /** A picture in place of the sign; it says nothing that the words do not. */
  image?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
  /** What it means for the customer. */
  children: ReactNode;
  /** What to do next, the main thing first. */
  actions?: ReactNode;
}

const pictures = { success: CircleCheck, danger: CircleX, pending: Hourglass } as const;

/** The result of something that was waited for. It takes the place of the wait, and so the focus: its heading is heard. */
export function ResultCard({ tone, title, sign, image, children, actions, ...rest }: ResultCardProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const Sign = pictures[tone];

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Root aria-labelledby={headingId} {...rest} data-tone={tone}>
      {image === undefined ? (
        <Picture>{sign ?? <Sign aria-hidden />}</Picture>
      ) : (
        <Scene>
          <Image {...image} alt="" priority />
        </Scene>
      )}
      <Heading headingLevel={1} id={headingId} ref={heading} tabIndex={-1} align="center">
        {title}
      </Heading>
      <Message>{children}</Message>
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Root>
  );
}
