import { expect, it } from "vitest";
import { completePropTable } from "./propTable.ts";

/** The control of `children` for a story with these children. */
function controlFor(children: unknown) {
  const context: Parameters<typeof completePropTable>[0] = {
    ...storyContext,
    argTypes: { children: { name: "children", control: { type: "object" } } },
    initialArgs: { children },
  };
  return completePropTable(context).children?.control;
}

const storyContext = {
  component: undefined,
  componentId: "button",
  title: "Button",
  kind: "Button",
  id: "button--default",
  name: "Default",
  story: "Default",
  tags: [],
  parameters: {},
};

it("offers a text control for children that are text", () => {
  expect(controlFor("Continuar")).toEqual({ type: "text" });
});

it.each([[{ type: "svg" }], [undefined], [null]])("offers none for the children %j", (children) => {
  expect(controlFor(children)).toBe(false);
});
