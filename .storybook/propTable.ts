import type { ArgTypesEnhancer } from "storybook/internal/types";
import { light } from "../packages/design-system/src/tokens/generated/light.ts";

/** A prop as described by react-docgen. */
interface DocgenProp {
  readonly description?: string;
  readonly tsType?: { readonly raw?: string };
}

/** A control in the words of an `argType`. */
interface OwnControl {
  readonly control: false | { readonly type: "text" | "number" | "boolean" | "select" };
  readonly options?: readonly string[];
}

const text: OwnControl = { control: { type: "text" } };
const none: OwnControl = { control: false };

/** The controls of types for which Storybook would offer its editor for objects. */
const controls: Readonly<Partial<Record<string, OwnControl>>> = {
  string: text,
  ReactNode: text,
  "string | number": text,
  number: { control: { type: "number" } },
  Cents: { control: { type: "number" } },
  CivilDate: text,
  boolean: { control: { type: "boolean" } },
  "boolean | string": { control: { type: "boolean" } },
  Gap: { control: { type: "select" }, options: Object.keys(light.space) },
  never: none,
};

/** Children of a component that adds nothing to those of its element: react-docgen does not list them. */
const plainChildren = {
  name: "children",
  description: "The content.",
  table: { type: { summary: "ReactNode" } },
};

/** Completes Storybook's table of props: it spells unions out, and shows the default that a `@default` tag states. */
export const completePropTable: ArgTypesEnhancer = ({ argTypes, component, initialArgs, parameters }) => {
  const { props = {} }: { props?: Readonly<Record<string, DocgenProp>> } = Object(Object(component).__docgenInfo);
  const listed = "children" in initialArgs ? { children: plainChildren, ...argTypes } : argTypes;
  const completed = Object.entries(listed).map(([name, argType]) => {
    const { description = "", tsType } = props[name] ?? {};
    const type = tsType?.raw?.replace(/ \| undefined$/, "");
    const [, stated] = /@default (.+)/.exec(description) ?? [];
    const table = {
      ...argType.table,
      ...(type === undefined ? {} : { type: { summary: type } }),
      ...(stated === undefined ? {} : { defaultValue: { summary: stated } }),
    };
    // A story that renders without its args follows no control.
    const own = parameters.__isArgsStory ? controlFor(name, type, initialArgs[name]) : undefined;
    return [name, { ...argType, ...own, table }];
  });
  return Object.fromEntries(completed);
};

/** Elements and functions cannot be edited: the editor for objects would break them. */
function controlFor(name: string, type: string | undefined, value: unknown): OwnControl | undefined {
  if (name === "children") return typeof value === "string" ? text : none;
  const holdsElement = typeof value === "object" && value !== null && "$$typeof" in value;
  return holdsElement || type?.includes("=>") ? none : controls[type ?? ""];
}
