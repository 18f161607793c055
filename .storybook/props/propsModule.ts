import { join } from "node:path";
import type { Plugin } from "vite";
import { readComponentProps } from "./componentProps.ts";

const filled = join(import.meta.dirname, "shownProps.ts");

/**
 * Fills `shownProps.ts` with the props of all components, as the compiler knows them. They are read once a start: whoever
 * changes a type sees it in the tables after the next one. Tests show no tables, and do not wait for them.
 */
export function propsModule(): Plugin {
  return {
    name: "petbox:component-props",
    load: (id) =>
      id === filled && process.env.VITEST === undefined
        ? `export const shownProps = ${JSON.stringify(readComponentProps())};`
        : undefined,
  };
}
