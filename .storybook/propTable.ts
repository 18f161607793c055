import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from "storybook/internal/types";
import { type OwnControl, optionsByType, selectOf } from "./propOptions.ts";
import { type DocgenType, unionMembers } from "./unionMembers.ts";

/** A prop as described by react-docgen. */
interface DocgenProp {
  readonly description?: string;
  readonly tsType?: DocgenType & {
    /** The type as the component's file writes it. */
    readonly source?: string;
  };
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
  ...optionsByType,
  never: none,
};

/** Args that a component passes on to its element: react-docgen does not list them. */
function inherited(initialArgs: Readonly<Record<string, unknown>>): StrictArgTypes {
  const names = Object.keys(initialArgs).filter((name) => name !== "children");
  const ofElement = names.map((name) => [name, { name, description: "An attribute or event of the HTML element." }]);
  const children = { name: "children", description: "The content.", table: { type: { summary: "ReactNode" } } };
  return { ...("children" in initialArgs && { children }), ...Object.fromEntries(ofElement) };
}

/** Spells unions out, and shows the default that a `@default` tag states. */
export function describedProps(component: unknown, argTypes: StrictArgTypes): StrictArgTypes {
  const props = docgenOf(component);
  const described = Object.entries(argTypes).map(([name, argType]) => {
    const { description = "" } = props[name] ?? {};
    const type = typeOf(props[name]);
    const [, stated] = /@default (.+)/.exec(description) ?? [];
    const table = {
      ...argType.table,
      ...(type === undefined ? {} : { type: { summary: type } }),
      ...(stated === undefined ? {} : { defaultValue: { summary: stated } }),
    };
    return [name, { ...argType, table }];
  });
  return Object.fromEntries(described);
}

function docgenOf(component: unknown): Readonly<Record<string, DocgenProp>> {
  const { props = {} }: { props?: Readonly<Record<string, DocgenProp>> } = Object(Object(component).__docgenInfo);
  return props;
}

/** The members of an object, or a type computed from a value, which say less than their name. */
const isSpelledOut = (type: string) => /[{[]/.test(type);

/** The type of a prop, as its readers write it. */
function typeOf({ tsType = {} }: DocgenProp = {}): string | undefined {
  const members = unionMembers(tsType);
  if (members) return members.map((member) => JSON.stringify(member)).join(" | ");
  const { name, raw = name, source } = tsType;
  const type = raw !== undefined && source !== undefined && isSpelledOut(raw) ? source : raw;
  // A function stands in parentheses beside `undefined`.
  return type?.replace(/ \| undefined$/, "").replace(/^\((\(.*\) => .+)\)$/, "$1");
}

/** Completes Storybook's table of props: descriptions, types, defaults and controls. */
export const completePropTable: ArgTypesEnhancer = ({ argTypes, component, initialArgs, parameters }) => {
  const props = docgenOf(component);
  const described = describedProps(component, { ...inherited(initialArgs), ...argTypes });
  // A story that renders without its args follows no control.
  if (!parameters.__isArgsStory) return described;
  const completed = Object.entries(described).map(([name, argType]) => [
    name,
    // A story's file may have taken the control away.
    Object(argType.control).disable
      ? argType
      : {
          ...argType,
          ...(controlFor(name, props[name], initialArgs[name]) ?? asText(argType, initialArgs[name])),
        },
  ]);
  return Object.fromEntries(completed);
};

/** A type of another file is unknown to react-docgen: its words are edited as text. */
const asText = ({ type }: StrictInputType, value: unknown): OwnControl | undefined =>
  typeof value === "string" && Object(type).name !== "enum" ? text : undefined;

/** Elements and functions cannot be edited: the editor for objects would break them. */
function controlFor(name: string, prop: DocgenProp | undefined, value: unknown): OwnControl | undefined {
  if (name === "children") return typeof value === "string" ? text : none;
  const members = unionMembers(prop?.tsType ?? {});
  if (members) return selectOf(members);
  const type = typeOf(prop);
  const holdsElement = typeof value === "object" && value !== null && "$$typeof" in value;
  return holdsElement || type?.includes("=>") ? none : controls[type ?? ""];
}
