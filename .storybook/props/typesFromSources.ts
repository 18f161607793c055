import type { ArgTypesEnhancer, SBType, StrictInputType } from "storybook/internal/types";
import { componentFolder } from "./componentFolder.ts";
import type { ComponentProp } from "./componentProps.ts";
import { descriptionOf } from "./describedProps.ts";
import { shownProps } from "./shownProps.ts";

const needs: Readonly<Record<ComponentProp["required"], string | undefined>> = {
  always: undefined,
  sometimes: "Obrigatória em um dos usos.",
  never: undefined,
};

/** What a control of Storybook's panel makes of it. */
function storybookType({ type, values, required }: ComponentProp): SBType {
  const shared = { required: required === "always", raw: type };
  if (values !== undefined) return { ...shared, name: "enum", value: [...values] };
  if (type === "boolean" || type === "string" || type === "number") return { ...shared, name: type };
  if (type.includes("=>") && !type.startsWith("{")) return { ...shared, name: "function" };
  return { ...shared, name: "other", value: type };
}

function argTypeOf(prop: ComponentProp, description: string | undefined, before?: StrictInputType): StrictInputType {
  const stated = prop.default === undefined ? before?.table?.defaultValue : { summary: prop.default };
  return {
    ...before,
    name: prop.name,
    description: [description, needs[prop.required]].filter(Boolean).join(" "),
    type: storybookType(prop),
    table: {
      ...before?.table,
      type: { summary: prop.type, ...(prop.shapes.length === 0 ? {} : { detail: prop.shapes.join("\n") }) },
      ...(stated === undefined ? {} : { defaultValue: stated }),
    },
  };
}

/** The props of a component as its types have them, described in Portuguese, in the place of what can be guessed from its text. */
export const typesFromSources: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const props = shownProps[componentFolder(parameters.fileName)];
  const { documentation } = parameters;
  if (props === undefined || documentation === undefined) return argTypes;
  const own = props.map((prop): [string, StrictInputType] => [
    prop.name,
    argTypeOf(prop, descriptionOf(prop.name, documentation), argTypes[prop.name]),
  ]);
  return { ...argTypes, ...Object.fromEntries(own) };
};
