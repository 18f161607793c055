// biome-ignore lint/style/noRestrictedImports: this test reads the package's own sources; no shipped code does.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sourceFolder = new URL("../", import.meta.url);

/** Every way in which a rule could depend on the time, the machine or chance. */
const outsideWorld: Readonly<Record<string, RegExp>> = {
  "the clock": /\bDate\.now\b|\bnew Date\b(?!\s*\(\s*[^)\s])|(?<!new )\bDate\(|\bperformance\.now\b|\bTemporal\.Now\b/,
  "a timer": /\b(?:setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame)\b/,
  "the network": /\bfetch\s*\(|\bXMLHttpRequest\s*\(|\bnew WebSocket\b/,
  chance: /\bMath\.random\b|\bcrypto\./,
};

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}

function reachedBy(source: string): readonly string[] {
  return Object.keys(outsideWorld).filter((name) => outsideWorld[name]?.test(withoutComments(source)));
}

const sources = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".ts") && !path.endsWith(".test.ts"),
);

describe("the domain", () => {
  it("has sources to check", () => {
    expect(sources).toContain("calendar/civilDate.ts");
  });

  it.each(sources)("uses no clock, timer, network or randomness in %s", (path) => {
    expect(reachedBy(readFileSync(new URL(path, sourceFolder), "utf8"))).toEqual([]);
  });

  it.each([
    ["const now = Date.now();", "the clock"],
    ["const clock = Date.now;", "the clock"],
    ["const now = new Date();", "the clock"],
    ["const now = new Date( );", "the clock"],
    ["const now = new Date;", "the clock"],
    ["const now = Date();", "the clock"],
    ["setTimeout(run, 10)", "a timer"],
    ["await fetch(address)", "the network"],
    ["Math.random()", "chance"],
  ])("would be caught at %s", (source, expected) => {
    expect(reachedBy(source)).toEqual([expected]);
  });

  it.each(["const day = new Date(epochMilliseconds).getUTCDay();", "// Date.now() is never called", "/* fetch() */"])(
    "allows %s",
    (source) => {
      expect(reachedBy(source)).toEqual([]);
    },
  );
});
