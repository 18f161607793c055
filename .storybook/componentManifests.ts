import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StorybookConfigRaw } from "storybook/internal/types";
import { componentFolders } from "../packages/design-system/scripts/component-folders.ts";

type Manifests = NonNullable<StorybookConfigRaw["experimental_manifests"]>;

const library = join(import.meta.dirname, "../packages/design-system");
const indexes = componentFolders.map(({ name, path }) => ({
  name,
  source: readFileSync(join(library, path, "index.ts"), "utf8"),
}));

/**
 * Rewrites import statements for another project: one package path per component. Storybook imports them all from the package's root, which
 * exports nothing.
 */
export function publicImports(statements: string): string {
  return statements.replace(/^import \{([^}]*)\} from '@petbox\/design-system';$/gm, (_, names: string) =>
    names
      .split(",")
      .flatMap((each) => each.trim() || [])
      .map((each) => {
        const folder = indexes.find(({ source }) => new RegExp(`\\b${each}\\b`).test(source));
        const path = folder === undefined ? `theme/${each}` : `components/${folder.name}`;
        return `import { ${each} } from '@petbox/design-system/${path}';`;
      })
      .join("\n"),
  );
}

/** The manifest of components that coding assistants read at `/mcp`, with imports that resolve. */
export async function componentManifests({ components: made, ...rest }: Manifests = {}): Promise<Manifests> {
  if (made === undefined) return rest;
  const components = Object.entries(made.components).map(([id, manifest]) => [
    id,
    { ...manifest, import: publicImports(manifest.import ?? "") },
  ]);
  return { ...rest, components: { ...made, components: Object.fromEntries(components) } };
}
