const library = "@petbox/design-system";

/** A part that a component's folder exports besides it is named after it: PlanCardSkeleton, ToastRegion. */
function folderOf(name: string, folders: readonly string[]): string | undefined {
  return folders.filter((folder) => name.startsWith(folder)).sort((one, other) => other.length - one.length)[0];
}

function addressOf(name: string, from: string, folders: readonly string[]): string | undefined {
  const isOurs = from === library || /^\.{1,2}\/(?:\.\.\/\w+\/)?(?:(\w+)\/)?(?:\1|index|[A-Z]\w*)\.tsx?$/.test(from);
  if (!isOurs) return from.startsWith(".") || from === "storybook/test" ? undefined : from;
  const folder = folderOf(name, folders);
  return folder === undefined ? `${library}/theme/${name}` : `${library}/components/${folder}`;
}

/**
 * The imports of a snippet as another project writes them. Storybook guesses the package's own name, under which
 * nothing can be imported: each component has its own address.
 *
 * @param imports What Storybook wrote: import statements, one a line.
 * @param folders The names of all components.
 */
export function publicImports(imports: string, folders: readonly string[]): string {
  const names = [...imports.matchAll(/^import (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"];$/gm)].flatMap(
    ([, list = "", from = ""]) =>
      list.split(",").flatMap((each) => {
        const name = each.trim();
        const address = addressOf(name, from, folders);
        return address === undefined || name === "" ? [] : [`import { ${name} } from "${address}";`];
      }),
  );
  return [...new Set(names)].join("\n");
}
