const segmentsOf = (path: string) => path.replace(/\/+$/, "").split("/");

/**
 * Whether a path is at an address of the router's notation, whose parameters (":code") are any one segment, and of which
 * "*" is any. As for the router, capitals and a slash at the end make no difference. Its regular expressions would cost a
 * slow phone 30 ms before any page is opened.
 */
export function isAt(address: string, path: string): boolean {
  if (address === "*") return true;
  const own = segmentsOf(path);
  const wanted = segmentsOf(address);
  return own.length === wanted.length && own.every((segment, index) => isAsWanted(segment, wanted[index] ?? ""));
}

const isAsWanted = (segment: string, wanted: string) =>
  wanted.startsWith(":") ? segment !== "" : segment.toLowerCase() === wanted.toLowerCase();
