/** A prop in the JSON that react-docgen appends. */
const describedProp = /("(\w+)":\{"required":(?:true|false),"tsType":\{)"name":"(\w+)"/g;

/**
 * Adds each prop's type as its file writes it. react-docgen cannot read some types (a `readonly` array, the keys of imported tokens), and
 * spells out those of other files, e.g. `Cents`.
 */
export function addsSourceTypes(code: string): string {
  return code.replace(describedProp, (described, start: string, prop: string, name: string) => {
    const [, type] = new RegExp(`^ +${prop}\\??: (.+);$`, "m").exec(code) ?? [];
    if (type === undefined) return described;
    const source = JSON.stringify(type);
    return name === "unknown"
      ? `${start}"name":"other","raw":${source}`
      : `${start}"source":${source},"name":"${name}"`;
  });
}

/** A Vite plugin that comes after Storybook's own for react-docgen. */
export const sourceTypes = {
  name: "petbox:source-types",
  enforce: "pre",
  transform: (code: string, id: string) => (/\/components\/.*\.tsx$/.test(id) ? addsSourceTypes(code) : undefined),
} as const;
