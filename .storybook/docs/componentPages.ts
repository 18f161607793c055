interface Entry {
  readonly id: string;
  readonly type: string;
  readonly importPath: string;
}

async function read(): Promise<ReadonlyMap<string, string>> {
  const reply = await fetch("./index.json");
  const { entries }: { entries: Record<string, Entry> } = await reply.json();
  return new Map(
    Object.values(entries)
      .filter(({ type }) => type === "docs")
      .map(({ id, importPath }) => [/\/components\/(\w+)\/\1\.stories\./.exec(importPath)?.[1] ?? "", id]),
  );
}

let pages: ReturnType<typeof read> | undefined;

/** The id of every component's page, by the component's name. */
export function componentPages(): ReturnType<typeof read> {
  pages ??= read();
  return pages;
}
