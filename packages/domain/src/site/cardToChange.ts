import { accountPaths } from "./paths.ts";

const change = "trocar";

/** The URL of the cards tab that opens the dialog to change a card. @param card its id. */
export function changeCardPath(card: string): `/${string}` {
  return `${accountPaths.cards}&${change}=${encodeURIComponent(card)}`;
}

/** The id of the card to change; undefined if missing. */
export function cardToChangeIn(query: URLSearchParams): string | undefined {
  return query.get(change) ?? undefined;
}

/** The query without the card, after the dialog closes. */
export function withoutCardToChange(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== change));
}
