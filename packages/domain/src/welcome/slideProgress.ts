/**
 * The progress through a sequence of slides, in percent: 0 on the first and 100 on the last, so each of the welcome page's
 * five adds 25 (MAN-238). `slide` counts from 0; a single slide is 100.
 */
export function slideProgress(slide: number, total: number): number {
  if (total <= 1) return 100;
  return (Math.min(Math.max(slide, 0), total - 1) / (total - 1)) * 100;
}
