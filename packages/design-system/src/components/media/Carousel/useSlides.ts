import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { observeSize } from "../../../browser/observeSize.ts";
import { isRightToLeft } from "../../../browser/readingDirection.ts";
import { positionOf, type Row, slideAfterDrag, slideAt, slideAway, slideCount } from "./slides.ts";

interface SlidesOptions {
  /** The number of items. */
  items: number;
  /** The number of items a slide where they fit. */
  mostPerSlide: number;
  defaultSlide: number;
  /** The initial item, whichever slide it is on. */
  defaultItem: number | undefined;
  /** The slide of a controlled row. */
  slide: number | undefined;
  wraps: boolean;
  onSlideChange: ((slide: number) => void) | undefined;
}

/** Tracks the visible slide and scrolls to another one. The scroll offset is the source of truth. */
export function useSlides(options: SlidesOptions) {
  const { items, mostPerSlide, defaultSlide, defaultItem, slide: asked, wraps, onSlideChange } = options;
  const viewport = useRef<HTMLDivElement>(null);
  /** The rendered slide: a controlled row may have changed before it is measured. */
  const [begin] = useState(defaultSlide);
  const [current, setCurrent] = useState(begin);
  const [perSlide, setPerSlide] = useState(1);
  const [moved, setMoved] = useState(false);
  /** The scroll offset that a press leads to, until it is reached: slides on the way are not reported. */
  const goal = useRef<number>(undefined);
  const shown = useRef(begin);
  /** The slide on which a drag began; meanwhile the scroll offset may show another one. */
  const held = useRef(begin);
  /** The item last reached: it stays visible at every width, also on the way back to this one. */
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
    goal.current = undefined;
    shown.current = slide;
    setPerSlide(row.perSlide);
    setCurrent(slide);
    element.scrollTo?.({ left: scrollOffset(slide, row), behavior: "instant" });
  });

  const several = items > 1;
  const isElsewhere = mostPerSlide > 1 || (defaultItem ?? begin) > 0;
  useLayoutEffect(() => {
    const element = viewport.current;
    if (element === null || !several) return;
    // With one item a slide at the first slide, measuring is unnecessary and would force a layout of all of it.
    if (isElsewhere) place(element);
    // The width comes later in a dialog that opens, and changes when a phone is turned.
    return observeSize(element, () => place(element));
  }, [several, isElsewhere]);

  /** Scrolls to that slide, and returns its offset. */
  function goTo(slide: number): number {
    const element = viewport.current;
    if (element === null) return 0;
    const row = measureRow(element);
    const left = scrollOffset(slide, row);
    if (Math.abs(element.scrollLeft - left) >= 1) goal.current = left;
    element.scrollTo?.({ left });
    show(slide, row.perSlide);
    return left;
  }

  const obey = useEffectEvent((slide: number) => {
    if (viewport.current === null || slide === shown.current) return;
    const next = slideAway(slide, 0, slideCount(items, measureRow(viewport.current).perSlide), false);
    // The value reported from here comes back as the prop: it is already there.
    if (next !== shown.current) goTo(next);
  });
  useLayoutEffect(() => {
    if (asked !== undefined) obey(asked);
  }, [asked]);

  /**
   * Reads the slide from the scroll offset, unless a scroll to a requested one is in progress. `scrollend` would not tell:
   * the scroll that a second press replaces may end on the way, with or without this event.
   */
  function noteScroll(): void {
    if (viewport.current === null) return;
    if (goal.current !== undefined && Math.abs(viewport.current.scrollLeft - goal.current) > 1) return;
    goal.current = undefined;
    const row = measureRow(viewport.current);
    // The row was rendered at its first slide, so `place` has not measured it yet.
    placed.current ??= row;
    // After a resize the browser has scrolled: the row is repositioned without animation.
    if (placed.current?.page === row.page) show(slideAt(row, total), row.perSlide);
  }

  function release(): void {
    goal.current = undefined;
  }

  return {
    viewport,
    current: Math.min(current, Math.max(total - 1, 0)),
    total,
    moved,
    away: (steps: number) => slideAway(shown.current, steps, total, wraps),
    goTo,
    /** The slide that a drag by so many pixels of the scroll offset leads to. */
    dragged(pixels: number): number {
      if (viewport.current === null) return 0;
      const row = measureRow(viewport.current);
      return slideAfterDrag(held.current, pixels * row.sign, row, total);
    },
    /** The focus moves to another item, or a drag begins: wherever that scrolls to counts. */
    release,
    hold() {
      held.current = shown.current;
      release();
    },
    onScroll: noteScroll,
  };
}

interface MeasuredRow extends Row {
  /** The items a slide at this width. */
  readonly perSlide: number;
  /** The sign of scroll offsets: from right to left, the end of a row has a negative one. */
  readonly sign: 1 | -1;
}

/** The scroll offset of that slide. */
function scrollOffset(slide: number, row: MeasuredRow): number {
  return positionOf(slide, row) * row.sign;
}

/** The layout from CSS. */
function measureRow(viewport: HTMLElement): MeasuredRow {
  const sign = isRightToLeft(viewport) ? -1 : 1;
  const [first, second] = viewport.firstElementChild?.children ?? [];
  const width = first?.getBoundingClientRect().width ?? 0;
  const step =
    first && second ? (second.getBoundingClientRect().left - first.getBoundingClientRect().left) * sign : width;
  const { paddingLeft, paddingRight } = getComputedStyle(viewport.firstElementChild ?? viewport);
  const room = viewport.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const perSlide = step > 0 ? Math.max(1, Math.round((room + step - width) / step)) : 1;
  return {
    position: viewport.scrollLeft * sign,
    end: viewport.scrollWidth - viewport.clientWidth,
    page: step * perSlide,
    perSlide,
    sign,
  };
}
