import type { ArgTypesEnhancer } from "storybook/internal/types";

/** A prop as described by react-docgen. */
interface DocgenProp {
  readonly description?: string;
  readonly tsType?: { readonly raw?: string };
}

/** Completes Storybook's table of props: it spells unions out, and shows the default that a `@default` tag states. */
export const completePropTable: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { props = {} }: { props?: Readonly<Record<string, DocgenProp>> } = Object(Object(component).__docgenInfo);
  const completed = Object.entries(argTypes).map(([name, argType]) => {
    const { description = "", tsType } = props[name] ?? {};
    const type = tsType?.raw?.replace(/ \| undefined$/, "");
    const [, stated] = /@default (.+)/.exec(description) ?? [];
    const table = {
      ...argType.table,
      ...(type === undefined ? {} : { type: { summary: type } }),
      ...(stated === undefined ? {} : { defaultValue: { summary: stated } }),
    };
    return [
      name,
      { ...argType, table, ...(name === "children" && { control: childrenControl(initialArgs.children) }) },
    ];
  });
  return Object.fromEntries(completed);
};

/** Children that are text can be typed; elements cannot be edited, and the editor for objects would break them. */
function childrenControl(children: unknown) {
  return typeof children === "string" ? ({ type: "text" } as const) : false;
}
