/** A prop in the JSON that react-docgen appends, of a type it cannot read: a `readonly` array, the keys of imported tokens. */
const unknownProp = /"(\w+)":\{"required":(?:true|false),"tsType":\{"name":"unknown"\}/g;

/** Writes the types that react-docgen cannot read as the source does. */
export function namesUnknownTypes(code: string): string {
  return code.replace(unknownProp, (described, prop: string) => {
    const [, type] = new RegExp(`^ +${prop}\\??: (.+);$`, "m").exec(code) ?? [];
    return type === undefined ? described : described.replace(`"unknown"`, `"other","raw":${JSON.stringify(type)}`);
  });
}

/** A Vite plugin that comes after Storybook's own for react-docgen. */
export const unknownTypes = {
  name: "petbox:unknown-types",
  enforce: "pre",
  transform: (code: string, id: string) => (/\/components\/.*\.tsx$/.test(id) ? namesUnknownTypes(code) : undefined),
} as const;
