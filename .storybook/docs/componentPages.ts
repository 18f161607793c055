import { libraryIndex } from "./libraryIndex.ts";

/** The id of every component's page, by the component's name. */
export async function componentPages(): Promise<ReadonlyMap<string, string>> {
  const listed = await libraryIndex();
  return new Map(
    listed
      .filter(({ type }) => type === "docs")
      .map(({ id, importPath }) => [/\/components\/\w+\/(\w+)\/\1\.stories\./.exec(importPath)?.[1] ?? "", id]),
  );
}
