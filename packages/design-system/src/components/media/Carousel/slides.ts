/** Where a row of items is, in pixels. */
export interface Row {
  /** How far it is scrolled. */
  readonly position: number;
  /** How far it can be scrolled. */
  readonly end: number;
  /** From the start of one slide to the start of the next. */
  readonly page: number;
}

/** How many slides so many items make; the last one may be less than full. */
export function slideCount(items: number, perSlide: number): number {
  return Math.ceil(items / perSlide);
}

/** The slide, from 0, that is on the screen. The end of the row is the last one, which is seldom a whole page away. */
export function slideAt({ position, end, page }: Row, total: number): number {
  if (page <= 0) return 0;
  if (end - position <= 1) return Math.max(total - 1, 0);
  return clamp(Math.round(position / page), total);
}

/** Where the row must be scrolled to for that slide. */
export function positionOf(slide: number, { end, page }: Row): number {
  return Math.min(slide * page, end);
}

/** The slide so many steps away: around the ends when the row wraps, else no further than them. */
export function slideAway(slide: number, steps: number, total: number, wraps: boolean): number {
  if (total <= 0) return 0;
  return wraps ? (((slide + steps) % total) + total) % total : clamp(slide + steps, total);
}

/** From where on a drag means the next slide: a part of a narrow one, so many pixels of a wide one. */
const meant = { part: 0.2, pixels: 80 };

/** Where a drag that began on `slide` leads; `dragged` is in pixels, above zero towards the end. */
export function slideAfterDrag(slide: number, dragged: number, { page }: Row, total: number): number {
  if (page <= 0 || Math.abs(dragged) < Math.min(page * meant.part, meant.pixels)) return clamp(slide, total);
  return clamp(slide + Math.sign(dragged) * Math.max(1, Math.round(Math.abs(dragged) / page)), total);
}

function clamp(slide: number, total: number): number {
  return Math.min(Math.max(slide, 0), Math.max(total - 1, 0));
}
