import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { readingKey } from "../../../browser/readingDirection.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { DeckButtons, DeckProgress } from "./DeckControls.tsx";
import { Picture, Root, Sheet, Sheets } from "./SlideDeck.styles.ts";
import { type SlideDeckTexts, slideDeckTexts } from "./slideDeckTexts.ts";

/** One screen of a slide deck. */
export interface Slide {
  readonly title: string;
  /** One or two sentences, or other content. */
  readonly text?: ReactNode;
  /** An Image, with an empty `alt` if the text describes it. */
  readonly picture?: ReactNode;
}

export interface SlideDeckProps extends Omit<ComponentProps<"section">, "children"> {
  /** The accessible name: "Boas-vindas". */
  label: string;
  /** The slides, in order. */
  slides: readonly Slide[];
  /** Called when the button of the last slide is pressed. */
  onFinish: () => void;
  /** Called when the skip button is pressed; without it the button is hidden. */
  onSkip?: (() => void) | undefined;
  /** Called with the visible slide, from 0. */
  onSlideChange?: ((slide: number) => void) | undefined;
  /** The slide of a controlled deck, from 0. */
  slide?: number | undefined;
  /**
   * The initial slide of an uncontrolled deck, from 0.
   * @default 0
   */
  defaultSlide?: number | undefined;
  /**
   * The action of the finish button is in progress.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /**
   * Shown when there are no slides; the finish button stays.
   * @default "Não há nada para mostrar agora."
   */
  empty?: ReactNode;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<SlideDeckTexts> | undefined;
}

const ownsItsKeys = "input, textarea, select, [contenteditable], [role=slider]";

/** The step of an arrow key outside of text fields: 1 or -1; 0 for any other key. */
function stepOfKey(event: KeyboardEvent<HTMLElement>): -1 | 0 | 1 {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return 0;
  if (event.target instanceof Element && event.target.closest(ownsItsKeys)) return 0;
  const key = readingKey(event);
  return key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
}

/**
 * Slides in order, one per screen. It never moves without user input.
 *
 * @example
 * <SlideDeck
 *   label="Boas-vindas"
 *   slides={[
 *     { title: "Que bom ter vocês aqui!", text: "O Bob já faz parte da matilha." },
 *     { title: "A caixa chega todo mês", text: "Avisamos quando ela sair." },
 *   ]}
 *   onFinish={() => location.assign("/area-cliente")}
 * />
 */
export function SlideDeck({
  label,
  slides,
  onFinish,
  onSkip,
  onSlideChange,
  slide,
  defaultSlide = 0,
  pending = false,
  headingLevel = 2,
  texts,
  empty,
  onKeyDown,
  ...rest
}: SlideDeckProps) {
  const words = useTexts("slideDeck", slideDeckTexts, texts);
  const sheets = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(defaultSlide);
  const [steps, setSteps] = useState(0);
  const last = Math.max(slides.length - 1, 0);
  const current = Math.min(Math.max(slide ?? kept, 0), last);
  // Two simultaneous presses are two steps: the second one builds on the first.
  const latest = useRef(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that the page rejected is dropped
  useLayoutEffect(() => {
    latest.current = current;
  }, [current, steps]);

  function step(by: -1 | 0 | 1): void {
    const next = Math.min(Math.max(latest.current + by, 0), last);
    if (next === latest.current || pending) return;
    latest.current = next;
    setKept(next);
    setSteps((before) => before + 1);
    onSlideChange?.(next);
  }

  const moved = steps > 0;
  // A tab panel that is shown again runs its effects again, but the slide is the same.
  const handled = useRef(current);
  // A screen reader continues from the new slide's title.
  useLayoutEffect(() => {
    if (current === handled.current) return;
    handled.current = current;
    const title = sheets.current?.children[current]?.querySelector("h1, h2, h3");
    if (moved && title instanceof HTMLElement) title.focus();
  }, [current, moved]);

  return (
    <Root
      aria-label={label}
      aria-roledescription={words.roleLabel}
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        step(stepOfKey(event));
      }}
    >
      <DeckProgress current={current} texts={words} total={slides.length} onSkip={pending ? undefined : onSkip} />
      <Sheets ref={sheets}>
        {slides.length === 0 ? <Text tone="soft">{empty ?? words.emptyText}</Text> : null}
        {slides.map(({ title, text, picture }, index) => (
          <Sheet
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position
            key={index}
            role="group"
            aria-label={words.slideLabel(index + 1, slides.length)}
            data-current={index === current || undefined}
          >
            {picture === undefined ? null : <Picture>{picture}</Picture>}
            <Heading headingLevel={headingLevel} size="title" align="center" tabIndex={-1}>
              {title}
            </Heading>
            {typeof text === "string" ? <Text align="center">{text}</Text> : text}
          </Sheet>
        ))}
      </Sheets>
      <DeckButtons
        pending={pending}
        texts={words}
        onBack={current > 0 ? () => step(-1) : undefined}
        onNext={current < last ? () => step(1) : undefined}
        onFinish={onFinish}
      />
    </Root>
  );
}
