import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { measureRow } from "./measureRow.ts";
import { positionOf, slideAfterDrag, slideAt, slideAway, slideCount } from "./slides.ts";

interface SlidesOptions {
  /** How many items there are. */
  items: number;
  /** How many a slide has where it is wide enough for them. */
  mostPerSlide: number;
  defaultSlide: number;
  /** The item to begin with, whatever slide it is on. */
  defaultItem: number | undefined;
  /** Where whoever keeps the slide wants it. */
  slide: number | undefined;
  wraps: boolean;
  onSlideChange: ((slide: number) => void) | undefined;
}

/** Knows which slide is on the screen, however it came there, and goes to another one. Where it is, only the scroll says. */
export function useSlides(options: SlidesOptions) {
  const { items, mostPerSlide, defaultSlide, defaultItem, slide: asked, wraps, onSlideChange } = options;
  const viewport = useRef<HTMLDivElement>(null);
  /** Where it was drawn: whoever keeps the slide says another one by the time that it is measured. */
  const [begin] = useState(defaultSlide);
  const [current, setCurrent] = useState(begin);
  const [perSlide, setPerSlide] = useState(1);
  const [moved, setMoved] = useState(false);
  /** The slide that a press asked for: those on the way there are not told of. */
  const goal = useRef<number>(undefined);
  const shown = useRef(begin);
  /** The item that somebody came to: it stays on the screen at every width, and on the way back to this one. */
  const kept = useRef(defaultItem);
  const placed = useRef<ReturnType<typeof measureRow>>(undefined);
  const total = slideCount(items, perSlide);

  function show(slide: number, itemsPerSlide: number): void {
    if (slide === shown.current) return;
    shown.current = slide;
    kept.current = slide * itemsPerSlide;
    setCurrent(slide);
    setMoved(true);
    onSlideChange?.(slide);
  }

  const place = useEffectEvent((element: HTMLElement) => {
    const row = measureRow(element);
    if (row.page <= 0 || placed.current?.page === row.page) return;
    kept.current ??= begin * row.perSlide;
    const wanted = Math.floor(kept.current / row.perSlide);
    const slide = slideAway(wanted, 0, slideCount(items, row.perSlide), false);
    placed.current = row;
    shown.current = slide;
    setPerSlide(row.perSlide);
    setCurrent(slide);
    element.scrollTo({ left: positionOf(slide, row), behavior: "instant" });
  });

  const several = items > 1;
  const isElsewhere = mostPerSlide > 1 || (defaultItem ?? begin) > 0;
  useLayoutEffect(() => {
    const element = viewport.current;
    if (element === null || !several) return;
    // One item a slide, and the first of them, is as it was drawn: measuring would lay all of it out at once.
    if (isElsewhere) place(element);
    // Its width comes later, or again, in a dialog that opens only now and where a telephone is turned.
    const observer = new ResizeObserver(() => place(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [several, isElsewhere]);

  /** Scrolls to that slide, and answers how far from the start that is. */
  function goTo(slide: number): number {
    const element = viewport.current;
    if (element === null) return 0;
    const row = measureRow(element);
    const left = positionOf(slide, row);
    if (Math.abs(element.scrollLeft - left) >= 1) goal.current = slide;
    element.scrollTo({ left });
    show(slide, row.perSlide);
    return left;
  }

  const obey = useEffectEvent((slide: number) => {
    if (viewport.current === null || slide === shown.current) return;
    const next = slideAway(slide, 0, slideCount(items, measureRow(viewport.current).perSlide), false);
    // What was told from here comes back: it is there already.
    if (next !== shown.current) goTo(next);
  });
  useLayoutEffect(() => {
    if (asked !== undefined) obey(asked);
  }, [asked]);

  /** Takes the slide from where the row is, unless it is on its way to one that was asked for. */
  function noteScroll(): void {
    if (viewport.current === null || goal.current !== undefined) return;
    const row = measureRow(viewport.current);
    // Drawn in its place, and moved before anybody measured it.
    placed.current ??= row;
    // At another width than before the browser has scrolled by itself: the row is placed anew at once.
    if (placed.current?.page === row.page) show(slideAt(row, total), row.perSlide);
  }

  return {
    viewport,
    current: Math.min(current, Math.max(total - 1, 0)),
    total,
    moved,
    away: (steps: number) => slideAway(shown.current, steps, total, wraps),
    goTo,
    /** Where a drag by so many pixels leads. */
    dragged(pixels: number): number {
      return viewport.current === null ? 0 : slideAfterDrag(shown.current, pixels, measureRow(viewport.current), total);
    },
    /** The hand takes over: wherever it scrolls to is meant. */
    release() {
      goal.current = undefined;
    },
    onScroll: noteScroll,
    /** A focus that moved on before the browser told that it had come there is where it ends. */
    onScrollEnd() {
      goal.current = undefined;
      noteScroll();
    },
  };
}
