import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { DeckButtons } from "./DeckButtons.tsx";
import { DeckProgress } from "./DeckProgress.tsx";
import { Picture, Root, Sheet, Sheets } from "./SlideDeck.styles.ts";
import { type SlideDeckTexts, slideDeckTexts } from "./slideDeckTexts.ts";
import { stepOfKey } from "./stepOfKey.ts";

/** One screen of a slide deck. */
export interface Slide {
  readonly title: string;
  /** One or two sentences, or whatever else is to be read. */
  readonly text?: ReactNode;
  /** An Image, with an empty `alt` where the words say what it shows. */
  readonly picture?: ReactNode;
}

export interface SlideDeckProps extends Omit<ComponentProps<"section">, "children"> {
  /** What is told: "Boas-vindas". */
  label: string;
  /** The slides, in the one order in which they are read. */
  slides: readonly Slide[];
  /** The last slide was read and its button pressed. */
  onFinish: () => void;
  /** Asked to leave before the end; without it nobody can. */
  onSkip?: (() => void) | undefined;
  /** Is told which slide is on the screen, from 0. */
  onSlideChange?: ((slide: number) => void) | undefined;
  /** The slide that is shown, from 0, for a page that keeps it: nothing moves until this does. */
  slide?: number | undefined;
  /**
   * The slide that is shown first, from 0, where the page keeps none.
   * @default 0
   */
  defaultSlide?: number;
  /**
   * What the finish button does is under way.
   * @default false
   */
  pending?: boolean;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  /**
   * What is shown when there are no slides; the finish button is there all the same.
   * @default "Não há nada para mostrar agora."
   */
  empty?: ReactNode;
  /** Other words in the place of its own. */
  texts?: Partial<SlideDeckTexts> | undefined;
}

/** Slides that are read one after the other, one a screen. It goes on when somebody goes on, and never by itself. */
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
  empty = "Não há nada para mostrar agora.",
  onKeyDown,
  ...rest
}: SlideDeckProps) {
  const words = { ...slideDeckTexts, ...texts };
  const sheets = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(defaultSlide);
  const [steps, setSteps] = useState(0);
  const last = Math.max(slides.length - 1, 0);
  const current = Math.min(Math.max(slide ?? kept, 0), last);
  // Two presses at once, by two fingers or a finger and a key, are two steps: the second knows of the first.
  const latest = useRef(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that the page did not take leads nowhere
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
  // Who listens hears the new slide from its title on.
  useLayoutEffect(() => {
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
      <DeckProgress
        current={current}
        texts={words}
        total={slides.length}
        onSkip={current < last && !pending ? onSkip : undefined}
      />
      <Sheets ref={sheets}>
        {slides.length === 0 ? <Text tone="soft">{empty}</Text> : null}
        {slides.map(({ title, text, picture }, index) => (
          <Sheet
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
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
