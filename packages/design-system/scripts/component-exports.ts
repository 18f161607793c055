import { componentFolders } from "./component-folders.ts";

type Exports = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The export map of the package with one entry for each component. A pattern is not enough: the import path of a component
 * leaves out its group.
 */
export function withComponents(exports: Exports): Exports {
  const others = Object.entries(exports).filter(([subpath]) => !subpath.startsWith("./components/"));
  const components = componentFolders.map(({ name, path }): [string, Exports[string]] => {
    const built = path.replace("src/", "./dist/");
    return [
      `./components/${name}`,
      { "@petbox/source": `./${path}/index.ts`, types: `${built}/index.d.ts`, default: `${built}/index.js` },
    ];
  });
  return Object.fromEntries([...components, ...others]);
}
