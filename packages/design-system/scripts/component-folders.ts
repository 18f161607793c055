import { readdirSync } from "node:fs";
import { join } from "node:path";

const components = join(import.meta.dirname, "../src/components");

export interface ComponentFolder {
  readonly name: string;
  /** Path relative to the package: "src/components/actions/Button". */
  readonly path: string;
}

/** Every component folder, sorted by name. */
export const componentFolders: readonly ComponentFolder[] = readdirSync(components)
  .flatMap((group) => readdirSync(join(components, group)).map((name) => ({ group, name })))
  .map(({ group, name }) => ({ name, path: `src/components/${group}/${name}` }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));
