import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../packages/design-system/src/components/*/*/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The file of each component: its other files are its own. */
const components = Object.entries(sources).filter(([file]) => /\/(\w+)\/\1\.tsx$/.test(file));

/** Attributes of elements, and types whose taken part is described where it is taken, or fixed there. */
const known = /^(?:ComponentProps|DialogAttributes|HTMLAttributes|LinkComponentProps|CardProps|TimelineStep)$/;

/** The types of which the props of a component take over a part. */
function partsOf(source: string): readonly string[] {
  const interfaces = source.matchAll(/^(?:export )?interface \w+[^{]* extends ([^{]*)\{/gm);
  return [...interfaces].flatMap(([, extended = ""]) =>
    [...extended.matchAll(/(?:Omit|Pick|Partial)<(\w+)/g)].map(([, type = ""]) => type),
  );
}

// react-docgen, which writes the tables of props, does not read parts of a type.
it("a component extends the props that it takes over, so that its table shows them", () => {
  const hidden = components.flatMap(([file, source]) =>
    partsOf(source)
      .filter((type) => !known.test(type))
      .map((type) => `${file.split("/").at(-1)}: ${type}`),
  );
  expect(components.length).toBeGreaterThan(90);
  expect(hidden).toEqual([]);
});
