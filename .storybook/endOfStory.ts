/** The path at the end of a page's story, and the expected one. */
interface End {
  /** The path and query at the end of its play function. */
  readonly reached: string;
  /** The path that it opens. */
  readonly path: string;
  /** The path that it declares to end at. */
  readonly endsAt?: string | undefined;
}

function pageOf(address: string): string {
  return new URL(address, "http://loja").pathname.replace(/(?<=.)\/$/, "");
}

/**
 * Fails a story that ends on an undeclared page: its docs frame and its visual baseline would show another state than
 * its name says. The query string is ignored.
 */
export function refuseOtherEnd({ reached, path, endsAt = path }: End): void {
  if (pageOf(reached) === pageOf(endsAt)) return;
  throw new Error(
    `The story ends at ${reached}, and is said to end at ${endsAt}. End its play in the state that it is named after, or, where going on is its point, name it so and say parameters.shop.endsAt.`,
  );
}
