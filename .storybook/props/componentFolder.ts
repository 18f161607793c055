/** The name under which the component of a file of stories is imported: that of its folder. Empty for any other file. */
export function componentFolder(fileName: unknown): string {
  return /\/components\/\w+\/(\w+)\//.exec(String(fileName))?.[1] ?? "";
}
