import { Gift } from "lucide-react";
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { focusAround } from "../../../focus/focusAround.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Container } from "../../foundations/Container/Container.tsx";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Action, Band, Close, Root, Sign, Words } from "./Banner.styles.ts";
import { type BannerTexts, bannerTexts } from "./bannerTexts.ts";

export interface BannerProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** What sort of notice it is: its colour and its sign, which a screen reader says as a word. */
  tone: "danger" | "warning" | "info" | "offer";
  /** What it is about, in few words: a heading of the page. */
  title: ReactNode;
  /** What it means, in a sentence or two. */
  children?: ReactNode;
  /** The one thing to do about it: a Button or a LinkButton. */
  action?: ReactNode;
  /** With it the reader can close the notice; the page takes it away, and remembers that it was closed. */
  onDismiss?: (() => void) | undefined;
  /**
   * The level of its title among the headings of the page.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** Other words in the place of its own. */
  texts?: Partial<BannerTexts> | undefined;
}

/** The notice of a whole page, from edge to edge: how the thing that the page is about stands, and what to do about it. */
export function Banner({ tone, title, children, action, onDismiss, headingLevel = 2, texts, ...rest }: BannerProps) {
  const { dismissLabel, toneLabel } = { ...bannerTexts, ...texts };
  const titleId = useId();
  const dismiss = (event: MouseEvent) => {
    // The button with the focus goes away with the notice; without this the next Tab would begin at the top of the page.
    focusAround(event.currentTarget);
    onDismiss?.();
  };
  return (
    <Root
      aria-labelledby={titleId}
      {...rest}
      data-tone={tone}
      data-dismissible={onDismiss === undefined ? undefined : ""}
    >
      <Container>
        <Band>
          <Sign>
            {tone === "offer" ? (
              <Gift role="img" aria-label={toneLabel(tone)} />
            ) : (
              <Glyph sign={tone} label={toneLabel(tone)} />
            )}
          </Sign>
          <Words>
            <Heading headingLevel={headingLevel} size="large" id={titleId}>
              {title}
            </Heading>
            {children}
          </Words>
          {action === undefined ? null : <Action>{action}</Action>}
          {onDismiss === undefined ? null : (
            <Close>
              <IconButton label={dismissLabel} onClick={dismiss}>
                <Glyph sign="close" />
              </IconButton>
            </Close>
          )}
        </Band>
      </Container>
    </Root>
  );
}
