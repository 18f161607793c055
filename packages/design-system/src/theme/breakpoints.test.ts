import { expect, it } from "vitest";
import { breakpoints, media } from "./breakpoints.ts";

it("FUN-368 has the five specified breakpoints", () => {
  expect(breakpoints).toEqual([450, 600, 768, 998, 1378]);
  for (const width of breakpoints) expect(Object.values(media)).toContain(`@media (min-width: ${width}px)`);
});

const styles = import.meta.glob<string>("../**/*.styles.ts", { query: "?raw", import: "default", eager: true });

/** Returns a template without its `media.hover` blocks. */
function withoutHoverBlocks(source: string): string {
  const start = source.search(/\$\{media\.hover\} \{/);
  if (start < 0) return source;
  let end = source.indexOf("} {", start) + "} {".length;
  for (let depth = 1; depth > 0; end += 1) {
    if (source[end] === "{") depth += 1;
    if (source[end] === "}") depth -= 1;
  }
  return withoutHoverBlocks(source.slice(0, start) + source.slice(end));
}

it("applies hover styles only on devices with a pointer, so that no element stays highlighted after a tap", () => {
  const lit = Object.entries(styles).filter(([, source]) => withoutHoverBlocks(source).includes(":hover"));
  expect(lit.map(([file]) => file)).toEqual([]);
  expect(Object.values(styles).filter((source) => source.includes(":hover")).length).toBeGreaterThan(20);
});
