import { componentFolders } from "./component-folders.ts";

type Exports = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The export map of the package with one entry for each component. A pattern cannot do this: the group that a component's
 * folder stands in is no part of its address.
 */
export function withComponents(exports: Exports): Exports {
  const others = Object.entries(exports).filter(([address]) => !address.startsWith("./components/"));
  const components = componentFolders.map(({ name, path }): [string, Exports[string]] => {
    const built = path.replace("src/", "./dist/");
    return [
      `./components/${name}`,
      { "@petbox/source": `./${path}/index.ts`, types: `${built}/index.d.ts`, default: `${built}/index.js` },
    ];
  });
  return Object.fromEntries([...components, ...others]);
}
