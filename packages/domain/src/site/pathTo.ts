/** The names of the parameters of a path in the router's notation: `"code"` of `"/plano/:code"`. */
export type PathParameter<Template extends string> = Template extends `${infer Segment}/${infer Rest}`
  ? PathParameter<Segment> | PathParameter<Rest>
  : Template extends `:${infer Name}`
    ? Name
    : never;

/**
 * A path with its parameters filled in, each encoded to stay one segment of it.
 * @throws RangeError for a value that no segment can hold: nothing, or the dots that a browser reads as "here" and "one up".
 */
export function pathTo<Template extends `/${string}`>(
  template: Template,
  parameters: Readonly<Record<PathParameter<Template>, string>>,
): `/${string}` {
  const values: Readonly<Record<string, string>> = parameters;
  return `/${template.slice(1).replace(/:(\w+)/g, (_, name: string) => segment(values[name] ?? ""))}`;
}

function segment(value: string): string {
  if (/^\.{0,2}$/.test(value)) throw new RangeError(`"${value}" cannot stand in an address.`);
  return encodeURIComponent(value);
}
