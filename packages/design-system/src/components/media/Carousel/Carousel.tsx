import { Children, type ComponentProps, type ReactNode } from "react";
import { Text } from "../../foundations/Text/Text.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Item, Root, Track, Viewport } from "./Carousel.styles.ts";
import { CarouselControls } from "./CarouselControls.tsx";
import { type CarouselTexts, carouselTexts } from "./carouselTexts.ts";
import { slideOfKey } from "./slideOfKey.ts";
import { useMouseDrag } from "./useMouseDrag.ts";
import { useSlides } from "./useSlides.ts";

export interface CarouselProps extends Omit<ComponentProps<"section">, "children"> {
  /** What it shows: "Ofertas para assinantes". */
  label: string;
  /** The items, each with a key. */
  children?: ReactNode;
  /**
   * How many items a slide has where it is wide enough for them; on a phone it is always one.
   * @default 1
   */
  perSlide?: 1 | 2 | 3 | 4;
  /**
   * For buttons and keys the first slide comes after the last, and the last before the first; a hand that drags stops
   * at the ends.
   * @default false
   */
  wraps?: boolean;
  /**
   * The slide that is shown first, from 0.
   * @default 0
   */
  defaultSlide?: number;
  /** The item to begin with, from 0, on whatever slide it is where so many fit; in place of `defaultSlide`. */
  defaultItem?: number;
  /** The slide to be on, from 0, for whoever keeps it: when it changes, the row goes there. */
  slide?: number;
  /** Is told which slide is on the screen, from 0, whatever brought it there. */
  onSlideChange?: (slide: number) => void;
  /** What stands between the two buttons, or above them where it is narrow, in place of the dots. */
  marks?: ReactNode;
  /**
   * What is shown when there are no items.
   * @default "Ainda não há nada por aqui."
   */
  empty?: ReactNode;
  /** Other words in the place of its own. */
  texts?: Partial<CarouselTexts> | undefined;
}

/** Items in a row, a slide at a time. It moves when somebody moves it, and never by itself. */
export function Carousel({
  label,
  children,
  perSlide = 1,
  wraps = false,
  slide,
  defaultSlide = slide ?? 0,
  defaultItem,
  onSlideChange,
  marks,
  empty = "Ainda não há nada por aqui.",
  texts,
  ...rest
}: CarouselProps) {
  const words = { ...carouselTexts, ...texts };
  const items = Children.toArray(children);
  const slides = useSlides({
    items: items.length,
    mostPerSlide: perSlide,
    defaultSlide,
    defaultItem,
    slide,
    wraps,
    onSlideChange,
  });
  const { current, total } = slides;
  const drag = useMouseDrag({
    viewport: slides.viewport,
    onDragged: (pixels) => slides.goTo(slides.dragged(pixels)),
    onHeld: slides.release,
  });
  const movable = total > 1;
  const position = words.slideLabel(current + 1, total);
  // Only a box that scrolls is a stop of the keyboard.
  const stop = movable ? { tabIndex: 0, role: "group", "aria-label": position } : {};

  return (
    <Root aria-label={label} aria-roledescription={words.roleLabel} {...rest}>
      {items.length === 0 ? <Text tone="soft">{empty}</Text> : null}
      {items.length === 0 ? null : (
        <Viewport
          ref={slides.viewport}
          {...stop}
          {...drag}
          onWheel={slides.release}
          onScroll={slides.onScroll}
          onScrollEnd={() => {
            slides.onScrollEnd();
            drag.onScrollEnd();
          }}
          onKeyDown={(event) => {
            if (event.target !== event.currentTarget) return;
            const slide = slideOfKey(event.key, slides.away, total);
            if (slide === undefined) return;
            event.preventDefault();
            slides.goTo(slide);
          }}
        >
          <Track role="list" data-per-slide={perSlide}>
            {items.map((item, index) => (
              <Item key={typeof item === "object" && "key" in item ? item.key : index}>{item}</Item>
            ))}
          </Track>
        </Viewport>
      )}
      {movable ? (
        <CarouselControls
          {...{ current, total, wraps, marks }}
          texts={words}
          onStep={(steps) => slides.goTo(slides.away(steps))}
          onGoTo={slides.goTo}
        />
      ) : null}
      <VisuallyHidden role="status">{movable && slides.moved ? position : ""}</VisuallyHidden>
    </Root>
  );
}
