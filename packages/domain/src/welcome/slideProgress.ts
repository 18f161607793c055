/**
 * How far along a sequence of slides one is, in percent: nothing on the first one and all on the last one, so that each
 * of the welcome page's five is worth 25 (MAN-238). `slide` counts from 0; one slide alone is all there is.
 */
export function slideProgress(slide: number, total: number): number {
  if (total <= 1) return 100;
  return (Math.min(Math.max(slide, 0), total - 1) / (total - 1)) * 100;
}
