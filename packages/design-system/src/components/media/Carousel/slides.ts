/** The position of a row of items, in pixels in the reading direction. */
export interface Row {
  /** The distance from the start. */
  readonly position: number;
  /** The maximum of `position`. */
  readonly end: number;
  /** The distance from the start of one slide to the start of the next. */
  readonly page: number;
}

/** The number of slides; the last one may be partly filled. */
export function slideCount(items: number, perSlide: number): number {
  return Math.ceil(items / perSlide);
}

/** The visible slide, from 0. The end of the row counts as the last one, which is seldom a whole page away. */
export function slideAt({ position, end, page }: Row, total: number): number {
  if (page <= 0) return 0;
  if (end - position <= 1) return Math.max(total - 1, 0);
  return clamp(Math.round(position / page), total);
}

/** The position of that slide. */
export function positionOf(slide: number, { end, page }: Row): number {
  return Math.min(slide * page, end);
}

/** The slide so many steps away: wrapping around, or clamped to the ends. */
export function slideAway(slide: number, steps: number, total: number, wraps: boolean): number {
  if (total <= 0) return 0;
  return wraps ? (((slide + steps) % total) + total) % total : clamp(slide + steps, total);
}

/** The distance from which a drag means the next slide: a share of a narrow slide, at most so many pixels. */
const meant = { part: 0.2, pixels: 80 };

/** The slide that a drag from `slide` leads to; `dragged` is in pixels, positive towards the end. */
export function slideAfterDrag(slide: number, dragged: number, { page }: Row, total: number): number {
  if (page <= 0 || Math.abs(dragged) < Math.min(page * meant.part, meant.pixels)) return clamp(slide, total);
  return clamp(slide + Math.sign(dragged) * Math.max(1, Math.round(Math.abs(dragged) / page)), total);
}

function clamp(slide: number, total: number): number {
  return Math.min(Math.max(slide, 0), Math.max(total - 1, 0));
}

/** The slide, from 0, that a key, in the reading direction, leads to; undefined for other keys. */
export function slideOfKey(key: string, away: (steps: number) => number, total: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return away(1);
    case "ArrowLeft":
      return away(-1);
    case "Home":
      return 0;
    case "End":
      return total - 1;
    default:
      return undefined;
  }
}
