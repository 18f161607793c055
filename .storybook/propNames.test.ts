import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

interface Strange {
  /** A pattern for a member of a type: its name and the text after it. */
  readonly prop: RegExp;
  readonly instead: string;
}

/** Synonyms of a standard prop name; refusals of the domain keep theirs. */
const strange: readonly Strange[] = [
  {
    prop: /^(?:refusal|problem|errorText|errorMessage)\??: (?!\w+Refusal\b)/,
    instead: "`error` of a component, `failure` of a screen",
  },
  { prop: /^kind\??: (?!\w+Kind\b)/, instead: "`tone`: a kind is of the domain or of a mask" },
  { prop: /^legend(?:Hidden)?\??:/, instead: "`label` of a field and of a group of choices" },
  { prop: /^level\??: [1-6]/, instead: "`headingLevel`" },
  { prop: /^onAction\??:/, instead: "`onChoose` of a card that is chosen" },
  {
    prop: /^(?:picture\??: string|\w*[pP]ictureUrl|pictureFallbacks)/,
    instead: "`image` for an address; a `picture` is an element",
  },
  {
    prop: /^pending\??: (?!boolean\b)/,
    instead: "`pendingValue` or `pendingAction`: `pending` is whether something is on its way",
  },
];

const sources = join(import.meta.dirname, "../packages/design-system/src");
const files = globSync("{components,screens}/**/*.{ts,tsx}", { cwd: sources }).filter(
  (file) => !file.includes(".stories."),
);

/** The members of the types of a file, without `readonly`. */
function membersOf(file: string, types: RegExp): readonly string[] {
  const text = readFileSync(join(sources, file), "utf8");
  return [...text.matchAll(types)].flatMap(([type]) =>
    [...type.matchAll(/^ +(?:readonly )?(\w+\??: .*)$/gm)].map(([, prop]) => prop ?? ""),
  );
}

/** The members of the props types of a file, exported, or part of an exported one. */
const propsIn = (file: string) =>
  membersOf(
    file,
    /^(?:export (?:interface|type) \w*(?:Props|Choice|Toast|ToastMessage)|interface \w+OwnProps)\b[\s\S]*?^(?:\}|$)/gm,
  );

/** The members of all exported types of components and of the brand: a prop takes them, as the column of a table. */
const typesForProps = globSync("{components,brand}/**/*.{ts,tsx}", { cwd: sources })
  .filter((file) => !/\.(?:stories|test)\./.test(file))
  .flatMap((file) =>
    membersOf(file, /^export (?:interface|type) \w+[\s\S]*?^(?:\}|$)/gm).map((prop) => ({ file, prop })),
  );

const props = files.flatMap((file) => propsIn(file).map((prop) => ({ file, prop })));

it("finds the props of components and screens", () => {
  expect(props.length).toBeGreaterThan(700);
});

it("takes undefined for every optional prop, as a consumer with `exactOptionalPropertyTypes` passes its own optional values on", () => {
  const oneLine = [...props, ...typesForProps].filter(({ prop }) => /^\w+\?: .*;$/.test(prop));
  expect(oneLine.length).toBeGreaterThan(600);
  // An optional prop of another type, `T["prop"]`, includes undefined.
  expect(oneLine.filter(({ prop }) => !/(?:\| undefined|\bReactNode|\bnever|\["\w+"\]);$/.test(prop))).toEqual([]);
});

it.each(strange)("reserves $instead for one meaning", ({ prop: name }) => {
  expect(props.filter(({ prop }) => name.test(prop))).toEqual([]);
});

const workspace = join(import.meta.dirname, "..");
const settingsSources = [
  "packages/api-client/src/client/*.ts",
  "packages/api-client/src/page/realtimeWire.ts",
  "apps/mock-server/src/msw/*.ts",
  "apps/mock-server/src/backend/fault.ts",
];

/** The optional members of the settings and options of the other packages. */
const settings = settingsSources.flatMap((place) =>
  globSync(place, { cwd: workspace })
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => {
      const text = readFileSync(join(workspace, file), "utf8");
      const types = text.matchAll(
        /^(?:export )?(?:interface|type) \w*(?:Settings|Options|Watch|Fault)\b[\s\S]*?^(?:\}|$| {2}\};)/gm,
      );
      return [...types].flatMap(([type]) =>
        Array.from(type.matchAll(/^ +(?:readonly )?(\w+\?: .*)$/gm), ([, prop = ""]) => ({ file, prop })),
      );
    }),
);

it("takes undefined for every optional setting of the API client and the mock server", () => {
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter(({ prop }) => !/(?:\| undefined|\bnever|\bunknown);$/.test(prop))).toEqual([]);
});

/** The text of all public indexes. */
const exported = globSync("components/*/*/index.ts", { cwd: sources })
  .map((file) => readFileSync(join(sources, file), "utf8"))
  .join();

/** The props of a file that have no sentence before them, only a default or nothing. */
function undescribedPropsIn(file: string): readonly string[] {
  const text = readFileSync(join(sources, file), "utf8");
  const types = [...text.matchAll(/^(?:export )?interface (?:(\w*)Props|Shared)\b[\s\S]*?^\}/gm)];
  // The props of a private part are in no table.
  const published = types.filter(
    ([type, name]) => type.startsWith("export") || !(name && new RegExp(`^function ${name}\\b`, "m").test(text)),
  );
  return published.flatMap(([type]) =>
    [...type.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^ {2}(?:readonly )?(\w+)\??: /gm)].flatMap(
      ([, comment = "", prop = ""]) => (/^[\s/*]*[A-Z"`]/.test(comment) ? [] : prop),
    ),
  );
}

it("describes every prop of a component, not only its default", () => {
  const components = files.filter((file) => new RegExp(`\\b${basename(file, ".tsx")}Props\\b`).test(exported));
  expect(new Set(components.map(dirname))).toEqual(new Set(globSync("components/*/*", { cwd: sources })));
  const undescribed = components.flatMap((file) =>
    undescribedPropsIn(file).map((prop) => `${basename(file)}: ${prop}`),
  );
  expect(undescribed).toEqual([]);
});

it("exports the type of every `texts`, named after its component", () => {
  const components = globSync("components/*/*", { cwd: sources }).map((folder) => basename(folder));
  const types = props.flatMap(({ prop }) => /^texts\?: Partial<(\w+)>/.exec(prop)?.[1] ?? []);
  const strangers = types.filter((type) => !components.includes(type.replace(/Texts$/, "")));
  expect(new Set(strangers)).toEqual(new Set(["CounterTexts"]));
  expect(types.filter((type) => !new RegExp(`\\b${type}\\b`).test(exported))).toEqual([]);
  expect(types.length).toBeGreaterThan(60);
});
