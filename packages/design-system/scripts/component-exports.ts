import { componentFolders } from "./component-folders.ts";

type Exports = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Returns the package's export map with one entry per component. A subpath pattern cannot express this: a component's
 * group folder is not part of its public path.
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
