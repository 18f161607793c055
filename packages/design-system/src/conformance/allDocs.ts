import type { AnyDocs } from "@petbox/storybook/documented";

const files = import.meta.glob<Record<string, AnyDocs>>("../components/*/*/*.docs.tsx", { eager: true });

/** The documentation of every public component, with the component's name. */
export const allDocs: readonly { readonly name: string; readonly docs: AnyDocs }[] = Object.entries(files).flatMap(
  ([path, module]) =>
    Object.values(module).map((docs) => ({ name: path.replace(/^.*\/(\w+)\.docs\.tsx$/, "$1"), docs })),
);
