import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { allDocs } from "../../packages/design-system/src/conformance/allDocs.ts";
import { type PropsByComponent, readComponentProps } from "./componentProps.ts";
import { descriptionOf } from "./describedProps.ts";

let props: PropsByComponent = {};

beforeAll(() => {
  props = readComponentProps();
}, 60_000);

const propOf = (component: string, name: string) => props[component]?.find((prop) => prop.name === name);

describe("the table of a component's props", () => {
  it("knows every type", () => {
    const unknown = Object.entries(props).flatMap(([component, own]) =>
      own
        .filter(({ type }) => /\b(?:unknown|any)\b/.test(type))
        .map(({ name, type }) => `${component}.${name}: ${type}`),
    );
    expect(unknown).toEqual([]);
    expect(Object.values(props).flat().length).toBeGreaterThan(650);
  });

  it("describes every prop", () => {
    const bare = Object.entries(props).flatMap(([component, own]) => {
      const docs = allDocs.find(({ name }) => name === component)?.docs;
      return own
        .filter(({ name }) => !descriptionOf(name, docs ?? { props: {} }))
        .map(({ name }) => `${component}.${name}`);
    });
    expect(bare).toEqual([]);
  });

  it("describes no prop that there is not", () => {
    const strangers = allDocs.flatMap(({ name: component, docs }) =>
      Object.keys(docs.props)
        .filter((name) => component in props && propOf(component, name) === undefined)
        .map((name) => `${component}.${name}`),
    );
    expect(strangers).toEqual([]);
  });

  it("spells words out, in their order", () => {
    expect(propOf("Stack", "gap")?.type).toMatch(/^"s1" \| "s2" \| .* \| "s16"$/);
    expect(propOf("Button", "variant")?.values).toEqual(["danger", "primary", "quiet", "secondary"]);
  });

  it("says what a type of ours is made of", () => {
    expect(propOf("RadioGroup", "options")).toMatchObject({
      type: "readonly RadioOption<Value>[]",
      required: "always",
    });
    expect(propOf("RadioGroup", "options")?.shapes).toEqual([
      "RadioOption<Value>: { value: Value; label: ReactNode; description?: ReactNode; disabled?: boolean }",
    ]);
    expect(propOf("RadioGroup", "value")?.type).toBe("Value | null");
    expect(propOf("SelectField", "onValueChange")?.type).toBe(
      '((value: Value) => void) | ((value: "" | Value) => void)',
    );
  });

  it("has what a component inherits, and what it takes in each of its uses", () => {
    expect(props.TextField?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["name", "label", "hint", "error", "disabled"]),
    );
    expect(propOf("ChoiceCards", "cards")?.required).toBe("always");
    expect(propOf("ChoiceCards", "onChoose")?.required).toBe("sometimes");
    expect(propOf("Stack", "onClick")).toBeUndefined();
    expect(propOf("Stack", "gap")?.default).toBe('"s4"');
  });
});

it("whatever holds a value of a form is tried in a plain form and with react-hook-form", () => {
  const has = (component: string, ...names: readonly string[]) =>
    names.some((name) => propOf(component, name) !== undefined);
  const holding = Object.keys(props).filter(
    (name) => has(name, "name") && has(name, "value") && has(name, "onValueChange", "onCheckedChange"),
  );
  expect(holding).toEqual(expect.arrayContaining(["Checkbox", "TextField"]));
  const folder = join(import.meta.dirname, "../../packages/design-system/src/conformance");
  const tried = readFileSync(join(folder, "formValues.browser.test.tsx"), "utf8");
  expect(holding.filter((name) => !new RegExp(`<${name}\\b`).test(tried))).toEqual([]);
});
