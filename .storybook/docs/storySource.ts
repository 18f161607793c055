/**
 * One story as its file has it, to be shown as an example that is played with all the others.
 *
 * @param source The text of a file of stories.
 * @param name The name that the story is exported under.
 * @throws When the file has no such story: an example that is gone is a mistake in the page.
 */
export function storySource(source: string, name: string): string {
  const [story] = new RegExp(`^export const ${name} = (?:.*\\);$|[\\s\\S]*?^\\}\\);)`, "m").exec(source) ?? [];
  if (story === undefined) throw new Error(`There is no story ${name} in this file: name one that there is.`);
  return story;
}
