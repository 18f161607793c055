/**
 * Whether an address is a path of this site: one slash, and after it neither another nor a backslash, which a browser
 * reads as the name of another site. It leaves tabs and line breaks out before it reads, so they are no disguise.
 */
export function isSitePath(address: string): boolean {
  return /^\/(?![\t\n\r]*[/\\])/.test(address);
}
