import { Gift } from "lucide-react";
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { focusAround } from "../../../focus/focusAround.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Container } from "../../foundations/Container/Container.tsx";
import { Glyph } from "../../foundations/Glyph/Glyph.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Action, Band, Close, Root, Sign, Words } from "./Banner.styles.ts";
import { type BannerTexts, bannerTexts } from "./bannerTexts.ts";

export interface BannerProps extends Omit<ComponentProps<"section">, "title" | "children"> {
  /** The sort of notice: its colour and its sign, whose name a screen reader announces. */
  tone: "danger" | "warning" | "info" | "offer";
  /** The subject in few words: a heading of the page. */
  title: ReactNode;
  /** The explanation, in a sentence or two. */
  children?: ReactNode;
  /** The one thing to do about it: a Button or a LinkButton. */
  action?: ReactNode;
  /** Called when the close button is pressed; remove the notice and remember it. Without it there is no button. */
  onDismiss?: (() => void) | undefined;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<BannerTexts> | undefined;
}

/**
 * The notice of a whole page, from edge to edge: the state of the page's subject, and the action that resolves it.
 *
 * @example
 * <Banner tone="warning" title="Seu cartão venceu" action={<LinkButton href="/cartoes">Trocar o cartão</LinkButton>} />
 */
export function Banner({ tone, title, children, action, onDismiss, headingLevel = 2, texts, ...rest }: BannerProps) {
  const { dismissLabel, toneLabel } = useTexts("banner", bannerTexts, texts);
  const titleId = useId();
  const dismiss = (event: MouseEvent) => {
    // The focused close button disappears with the notice; without this, the next Tab would start at the top of the
    // page.
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
