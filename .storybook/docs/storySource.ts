/**
 * The source of one story, to show a tested story as an example.
 *
 * @param source The source of a stories file.
 * @param name The name of the export.
 * @throws If the file has no such story.
 */
export function storySource(source: string, name: string): string {
  const [story] = new RegExp(`^export const ${name} = (?:.*\\);$|[\\s\\S]*?^\\}\\);)`, "m").exec(source) ?? [];
  if (story === undefined) throw new Error(`There is no story ${name} in this file: name one that there is.`);
  return story;
}
