import type { Row } from "./slides.ts";

/** The layout from CSS: scroll offset and items a slide at this width. */
export function measureRow(viewport: HTMLElement): Row & { readonly perSlide: number } {
  const [first, second] = viewport.firstElementChild?.children ?? [];
  const width = first?.getBoundingClientRect().width ?? 0;
  const step = first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : width;
  const { paddingLeft, paddingRight } = getComputedStyle(viewport.firstElementChild ?? viewport);
  const room = viewport.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const perSlide = step > 0 ? Math.max(1, Math.round((room + step - width) / step)) : 1;
  return {
    position: viewport.scrollLeft,
    end: viewport.scrollWidth - viewport.clientWidth,
    page: step * perSlide,
    perSlide,
  };
}
