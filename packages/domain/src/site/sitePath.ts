/**
 * Whether a URL is a path of this site: a single leading slash, not followed by another slash or a backslash, which
 * browsers parse as a host. Browsers also strip tabs and line breaks first, so those are skipped.
 */
export function isSitePath(address: string): address is `/${string}` {
  return /^\/(?![\t\n\r]*[/\\])/.test(address);
}
