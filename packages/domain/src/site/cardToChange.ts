import { accountPaths } from "./paths.ts";

const change = "trocar";

/** The address of the tab of the cards with one of them about to be changed. @param card its id. */
export function changeCardPath(card: string): `/${string}` {
  return `${accountPaths.cards}&${change}=${encodeURIComponent(card)}`;
}

/** The id of the card that an address wants changed; undefined where it names none. */
export function cardToChangeIn(query: URLSearchParams): string | undefined {
  return query.get(change) ?? undefined;
}

/** The same address once that is done, or given up. */
export function withoutCardToChange(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== change));
}
