import { Children, type ComponentProps, type ReactNode } from "react";
import { readingKey } from "../../../browser/readingDirection.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Text } from "../../foundations/Text/Text.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Item, Root, Track, Viewport } from "./Carousel.styles.ts";
import { CarouselControls } from "./CarouselControls.tsx";
import { type CarouselTexts, carouselTexts } from "./carouselTexts.ts";
import { slideOfKey } from "./slides.ts";
import { useMouseDrag } from "./useMouseDrag.ts";
import { useSlides } from "./useSlides.ts";

export interface CarouselProps extends Omit<ComponentProps<"section">, "children"> {
  /** The accessible name: "Ofertas para assinantes". */
  label: string;
  /** The items, each with a key. */
  children?: ReactNode;
  /**
   * The number of items a slide where they fit; on a phone it is always one.
   * @default 1
   */
  perSlide?: 1 | 2 | 3 | 4 | undefined;
  /**
   * Whether buttons and keys wrap around at the ends; dragging stops there.
   * @default false
   */
  wraps?: boolean | undefined;
  /**
   * The initial slide, from 0, of an uncontrolled carousel.
   * @default 0
   */
  defaultSlide?: number | undefined;
  /** The initial item, from 0, whichever slide it is on; an alternative to `defaultSlide`. */
  defaultItem?: number | undefined;
  /** The slide of a controlled carousel, from 0; a change scrolls there. */
  slide?: number | undefined;
  /** Called with the visible slide, from 0, after any kind of navigation. */
  onSlideChange?: ((slide: number) => void) | undefined;
  /** Replaces the dots between the two buttons, or above them where it is narrow. */
  marks?: ReactNode;
  /**
   * Shown when there are no items.
   * @default "Ainda não há nada por aqui."
   */
  empty?: ReactNode;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<CarouselTexts> | undefined;
}

/**
 * Items in a row, one slide at a time. It never moves without user input.
 *
 * @example
 * <Carousel label="Caixas anteriores" perSlide={2}>
 *   <Card>Outubro: Fundo do mar</Card>
 *   <Card>Setembro: Primavera</Card>
 *   <Card>Agosto: Acampamento</Card>
 * </Carousel>
 */
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
  empty,
  texts,
  ...rest
}: CarouselProps) {
  const words = useTexts("carousel", carouselTexts, texts);
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
    onHeld: slides.hold,
  });
  const movable = total > 1;
  const position = words.slideLabel(current + 1, total);
  // Only an overflowing box is focusable.
  const stop = movable ? { tabIndex: 0, role: "group", "aria-label": position } : {};

  return (
    <Root aria-label={label} aria-roledescription={words.roleLabel} {...rest}>
      {items.length === 0 ? <Text tone="soft">{empty ?? words.emptyText}</Text> : null}
      {items.length === 0 ? null : (
        <Viewport
          ref={slides.viewport}
          {...stop}
          {...drag}
          onWheel={slides.release}
          onFocus={slides.release}
          onScroll={slides.onScroll}
          onKeyDown={(event) => {
            if (event.target !== event.currentTarget) return;
            const slide = slideOfKey(readingKey(event), slides.away, total);
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
