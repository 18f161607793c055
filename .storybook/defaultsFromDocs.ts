import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

interface Documented {
  readonly description?: string;
}

/** What react-docgen wrote onto a component: the comment above each prop, as it is. */
function commentsOf(component: unknown): Readonly<Record<string, Documented>> {
  if (typeof component !== "function" || !("__docgenInfo" in component)) return {};
  const info: { props?: Record<string, Documented> } = Object(component.__docgenInfo);
  return info.props ?? {};
}

/** The default that a comment states: `@default "medium"`. */
export function statedDefault(comment: string): string | undefined {
  return /@default\s+(.+)/.exec(comment)?.[1]?.trim();
}

/** A default is shown where the comment states it, and not only where a parameter has it. */
export const defaultsFromDocs: ArgTypesEnhancer = ({ argTypes, component }) => {
  const comments = commentsOf(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, StrictInputType] => {
      const stated = statedDefault(comments[name]?.description ?? "");
      if (stated === undefined || argType.table?.defaultValue) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary: stated } } }];
    }),
  );
};
