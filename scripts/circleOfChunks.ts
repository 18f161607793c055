/** The chunks of a build by their keys, with the keys of those that each imports before it runs. */
export type ChunkImports = Readonly<Record<string, { readonly imports?: readonly string[] }>>;

/**
 * Finds chunks that import one another in a circle. The one that loads first runs before its imports, so the shop opens
 * from some pages and breaks from others.
 * @returns the circle, with its first chunk again at the end; undefined without a circle.
 */
export function circleOfChunks(chunks: ChunkImports): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (key: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key];
    if (done.has(key)) return undefined;
    for (const imported of chunks[key]?.imports ?? []) {
      const circle = visit(imported, [...way, key]);
      if (circle !== undefined) return circle;
    }
    done.add(key);
    return undefined;
  };
  for (const key of Object.keys(chunks)) {
    const circle = visit(key, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
