import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { Heading } from "../../foundations/Heading/index.ts";
import { Image } from "../../foundations/Image/index.ts";
import { Actions, Message, Picture, Root, Scene } from "./ResultCard.styles.ts";

export interface ResultCardProps extends Omit<ComponentProps<"section">, "children" | "title"> {
  /** The outcome, or that it is still open. */
  tone: "success" | "danger" | "pending";
  /** The result in few words: the heading of the page. */
  title: ReactNode;
  /**
   * The sign above the title.
   * @default that of the tone
   */
  sign?: ReactNode;
  /** A decorative picture instead of the sign. */
  image?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
  /** A decorative drawing instead of the sign. */
  scene?: ReactNode;
  /** The meaning of the result for the customer. */
  children: ReactNode;
  /** The next actions, the main one first. */
  actions?: ReactNode;
}

const pictures = { success: CircleCheck, danger: CircleX, pending: Hourglass } as const;

/** The result of a wait. It replaces the wait and takes the focus, so that its heading is announced. */
export function ResultCard({ tone, title, sign, image, scene, children, actions, ...rest }: ResultCardProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const Sign = pictures[tone];

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Root aria-labelledby={headingId} {...rest} data-tone={tone}>
      {image === undefined && scene === undefined ? (
        <Picture>{sign ?? <Sign aria-hidden />}</Picture>
      ) : (
        <Scene>{image === undefined ? scene : <Image {...image} alt="" priority />}</Scene>
      )}
      <Heading headingLevel={1} id={headingId} ref={heading} tabIndex={-1} align="center">
        {title}
      </Heading>
      <Message>{children}</Message>
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Root>
  );
}
