import type { ComponentType } from "react";

export type Props = Readonly<Record<string, unknown>>;

/** The part of a story that the conformance suite reads. */
export interface Story {
  /** The story with its decorators; props replace its args. */
  readonly Component: ComponentType<Props>;
  readonly composed: { readonly args: Props; readonly parameters: Props };
  readonly input: { readonly render?: unknown };
  readonly meta: { readonly input: { readonly component?: ComponentType<Props> } };
}

const files = import.meta.glob<Record<string, Story>>("../components/*/*/*.stories.tsx", { eager: true });

/**
 * The stories of every documented component. A story that extends another one has no `Component` and is left out: it
 * repeats that one in another theme or width.
 */
export const componentStories = Object.entries(files)
  .map(([path, module]) => ({
    name: path.replace(/^.*\/(\w+)\.stories\.tsx$/, "$1"),
    folder: path.replace(/[^/]+$/, ""),
    stories: Object.values(module).filter(({ Component }) => Component !== undefined),
  }))
  .filter(({ stories: [first] }) => first?.composed.parameters.componentNotes !== undefined);
