import { expect, it } from "vitest";
import { breakpoints, media } from "./breakpoints.ts";

it("FUN-368 lays out anew at the five specified widths", () => {
  expect(breakpoints).toEqual([450, 600, 768, 998, 1378]);
  for (const width of breakpoints) expect(Object.values(media)).toContain(`@media (min-width: ${width}px)`);
});
