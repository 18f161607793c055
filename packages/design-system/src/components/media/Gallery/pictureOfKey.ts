import type { KeyboardEvent } from "react";
import { slideOfKey } from "../Carousel/slideOfKey.ts";
import { slideAway } from "../Carousel/slides.ts";

interface Place {
  readonly current: number;
  readonly total: number;
  readonly wraps: boolean;
}

/**
 * The picture, from 0, that a key leads to anywhere in a gallery; undefined for other or handled keys. A focus inside a
 * row of pictures moves along, so that the next key works too.
 */
export function pictureOfKey(event: KeyboardEvent<HTMLElement>, { current, total, wraps }: Place): number | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || total === 0) return undefined;
  const next = slideOfKey(event.key, (steps) => slideAway(current, steps, total, wraps), total);
  if (next === undefined) return undefined;
  event.preventDefault();
  const row = event.target instanceof Element ? event.target.closest("ul") : null;
  row?.querySelectorAll("button")[next]?.focus({ preventScroll: true });
  return next;
}
