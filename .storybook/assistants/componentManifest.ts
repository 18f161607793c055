import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StorybookConfigRaw } from "storybook/internal/types";
import { componentFolders } from "../../packages/design-system/scripts/component-folders.ts";
import { publicImports } from "./publicImports.ts";
import { writtenDocs } from "./writtenDocs.ts";

type Manifests = NonNullable<StorybookConfigRaw["experimental_manifests"]>;
type ComponentManifest = NonNullable<Manifests["components"]>["components"][string];

const root = join(import.meta.dirname, "../..");
const names = componentFolders.map(({ name }) => name);

async function written(component: string): Promise<string | undefined> {
  const found = componentFolders.find(({ name }) => name === component);
  const path = join(root, "packages/design-system", found?.path ?? "", `${component}.docs.tsx`);
  return writtenDocs(await readFile(path, "utf8").catch(() => ""));
}

/** Nothing of the machine that made the manifest is published with it. */
function withoutPlace<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(`${root}/`, ""));
}

async function completed(manifest: ComponentManifest): Promise<ComponentManifest> {
  const { error, ...rest } = withoutPlace(manifest);
  const component = /\/components\/\w+\/(\w+)\//.exec(rest.path)?.[1];
  if (component === undefined) return manifest;
  const description = await written(component);
  return {
    ...rest,
    // A generic component is named with its type in the story; it is imported without.
    name: rest.name.replace(/<.*$/, ""),
    description: description ?? rest.description,
    import: publicImports(rest.import ?? "", names),
    ...(description === undefined && error !== undefined ? { error } : {}),
  };
}

/** What assistants are served of each component: besides its props and stories, its page, and imports that work. */
export async function componentManifest(manifests: Manifests | undefined): Promise<Manifests> {
  const { components: made, ...rest } = manifests ?? {};
  if (made === undefined) return rest;
  const components = await Promise.all(
    Object.entries(made.components).map(
      async ([id, manifest]): Promise<[string, ComponentManifest]> => [id, await completed(manifest)],
    ),
  );
  return { ...rest, components: { ...made, components: Object.fromEntries(components) } };
}
