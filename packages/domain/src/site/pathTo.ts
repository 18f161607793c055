/** The parameter names of a route path: `"code"` for `"/plano/:code"`. */
export type PathParameter<Template extends string> = Template extends `${infer Segment}/${infer Rest}`
  ? PathParameter<Segment> | PathParameter<Rest>
  : Template extends `:${infer Name}`
    ? Name
    : never;

/**
 * Fills in a path's parameters, each encoded as a single segment.
 * @throws RangeError for values that cannot be a segment: empty, "." and "..".
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
