/** Where a story of a page is when its play is over, and where it says that it is. */
interface End {
  /** The address that the story has come to. */
  readonly reached: string;
  /** The address that it opens. */
  readonly path: string;
  /** The address that it says it goes on to. */
  readonly endsAt?: string | undefined;
}

function pageOf(address: string): string {
  return new URL(address, "http://loja").pathname.replace(/(?<=.)\/$/, "");
}

/**
 * Fails the story that rests on another page than the one it shows: its frame in the documentation and its approved
 * picture would be of a state that it is not named after. The query is no other page.
 */
export function refuseOtherEnd({ reached, path, endsAt = path }: End): void {
  if (pageOf(reached) === pageOf(endsAt)) return;
  throw new Error(
    `The story ends at ${reached}, and is said to end at ${endsAt}. End its play in the state that it is named after, or, where going on is its point, name it so and say parameters.shop.endsAt.`,
  );
}
