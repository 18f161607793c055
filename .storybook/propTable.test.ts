import { expect, it } from "vitest";
import { completePropTable } from "./propTable.ts";

type Context = Parameters<typeof completePropTable>[0];

const storyContext: Context = {
  argTypes: {},
  initialArgs: {},
  component: undefined,
  componentId: "button",
  title: "Button",
  kind: "Button",
  id: "button--default",
  name: "Default",
  story: "Default",
  tags: [],
  parameters: { __isArgsStory: true },
};

/** The control of `children` for a story with these children. */
function controlFor(children: unknown) {
  const argTypes = { children: { name: "children", control: { type: "object" as const } } };
  return completePropTable({ ...storyContext, argTypes, initialArgs: { children } }).children?.control;
}

it("offers a text control for children that are text", () => {
  expect(controlFor("Continuar")).toEqual({ type: "text" });
});

it.each([[{ type: "svg" }], [undefined], [null]])("offers none for the children %j", (children) => {
  expect(controlFor(children)).toBe(false);
});

it("describes children and attributes that react-docgen does not list", () => {
  const initialArgs = { children: "Continuar", onClick: () => undefined };
  const { children, onClick } = completePropTable({ ...storyContext, initialArgs });
  expect(children).toMatchObject({ description: "The content.", control: { type: "text" } });
  expect(onClick?.description).toBe("An attribute or event of the HTML element.");
});

/** The row of a prop of this type. */
function rowOf(raw: string, more?: Partial<Context>) {
  const component = Object.assign(() => null, { __docgenInfo: { props: { hint: { tsType: { raw } } } } });
  return completePropTable({ ...storyContext, component, argTypes: { hint: { name: "hint" } }, ...more }).hint;
}

it.each([
  ["string | undefined", "text"],
  ["ReactNode", "text"],
  ["boolean | string", "boolean"],
  ["Gap", "select"],
])("offers for a prop of type %s a control of type %s", (raw, type) => {
  expect(rowOf(raw)?.control).toEqual({ type });
});

it("offers a text control for a name as type, and for words of a type that is unknown", () => {
  const component = Object.assign(() => null, { __docgenInfo: { props: { hint: { tsType: { name: "ReactNode" } } } } });
  expect(completePropTable({ ...storyContext, component, argTypes: { hint: { name: "hint" } } }).hint?.control).toEqual(
    {
      type: "text",
    },
  );
  const type = { name: "other", value: "Id" } as const;
  const argTypes = { hint: { name: "hint", type } };
  expect(rowOf("Id", { argTypes, initialArgs: { hint: "cpf" } })?.control).toEqual({ type: "text" });
});

it("leaves a control that the stories took away", () => {
  const argTypes = { hint: { name: "hint", control: { disable: true } } };
  expect(rowOf("string", { argTypes })?.control).toEqual({ disable: true });
});

it("offers none for a function, for an element, and where the story renders without its args", () => {
  expect(rowOf("((text: string) => void) | undefined")?.control).toBe(false);
  expect(rowOf("ReactNode", { initialArgs: { hint: { $$typeof: Symbol("element") } } })?.control).toBe(false);
  expect(rowOf("string", { parameters: {} })?.control).toBeUndefined();
});

it.each([
  ["number & { readonly [centsBrand]: true }", "Cents", "Cents"],
  ["(typeof speciesList)[number]", "Species", "Species"],
  ['"medium" | "large"', "Size", '"medium" | "large"'],
  ["((slide: number) => void) | undefined", "(slide: number) => void", "(slide: number) => void"],
])("shows the type %s, written %s, as %s", (raw, source, shown) => {
  const component = Object.assign(() => null, { __docgenInfo: { props: { hint: { tsType: { raw, source } } } } });
  const row = completePropTable({ ...storyContext, component, argTypes: { hint: { name: "hint" } } }).hint;
  expect(row?.table?.type?.summary).toBe(shown);
});

/** `BadgeTone | undefined`, as react-docgen describes it. */
const alias = {
  name: "union",
  raw: "BadgeTone | undefined",
  elements: [
    { name: "union", elements: ['"danger"', '"info"'].map((value) => ({ name: "literal", value })) },
    { name: "undefined" },
  ],
};

it("offers the members of a union that is written as an alias, and shows them", () => {
  const component = Object.assign(() => null, { __docgenInfo: { props: { hint: { tsType: alias } } } });
  const row = completePropTable({ ...storyContext, component, argTypes: { hint: { name: "hint" } } }).hint;
  expect(row).toMatchObject({ control: { type: "select" }, options: ["danger", "info"] });
  expect(row?.table?.type?.summary).toBe('"danger" | "info"');
});

it.each([
  ["ShipmentProgress", "awaiting-box"],
  ["StatusTone", "warning"],
  ["PetSize", "gato"],
  ["Coat", "curly"],
  ["MaskKind", "cpf"],
  ["AccountSection", "benefits"],
])("offers the members of %s, which another package or a value declares", (raw, member) => {
  expect(rowOf(`${raw} | undefined`)?.options).toContain(member);
});
