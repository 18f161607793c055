/** An entry of the Storybook index: a docs page or a story. */
export interface Listed {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
}

async function read(): Promise<readonly Listed[]> {
  const reply = await fetch("./index.json");
  const { entries }: { entries: Record<string, Listed> } = await reply.json();
  return Object.values(entries);
}

let listed: ReturnType<typeof read> | undefined;

/** The entries of the Storybook index, fetched once. */
export function libraryIndex(): ReturnType<typeof read> {
  listed ??= read();
  return listed;
}
