import type { ReactNode } from "react";
import { ErrorState } from "../../components/feedback/ErrorState/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Cards } from "./OfferList.styles.ts";

/** How the list of what is on offer comes: on its way, here, or not to be had for now. */
export type Listing<Offer> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: readonly Offer[] }
  | {
      readonly status: "failed";
      /** What happened, and what was kept. */
      readonly message: string;
      readonly retry: () => void;
      readonly retrying: boolean;
    };

export interface OfferListProps<Offer> {
  readonly listing: Listing<Offer>;
  /** What is on offer, as a name for the list: "Trilhas". */
  readonly label: string;
  /** Said while it is on its way: "Carregando as trilhas". */
  readonly loadingText: string;
  /** The title of the failure: "Não deu para carregar as trilhas". */
  readonly failedTitle: string;
  /** The place of one card. */
  readonly skeleton: ReactNode;
  /** In place of a list with nothing in it. */
  readonly empty: ReactNode;
  readonly keyOf: (offer: Offer) => string;
  /** The card of an offer. */
  readonly children: (offer: Offer) => ReactNode;
}

/** About how many there will be. */
const places = ["first", "second", "third"];

/** What is on offer as cards side by side, or the places of them, or why there are none and the button that tries again. */
export function OfferList<Offer>(props: OfferListProps<Offer>) {
  return (
    <>
      <VisuallyHidden role="status">{props.listing.status === "loading" ? props.loadingText : ""}</VisuallyHidden>
      <Content {...props} />
    </>
  );
}

function Content<Offer>({ listing, label, failedTitle, skeleton, empty, keyOf, children }: OfferListProps<Offer>) {
  if (listing.status === "loading") {
    return (
      <Cards aria-hidden>
        {places.map((place) => (
          <li key={place}>{skeleton}</li>
        ))}
      </Cards>
    );
  }
  if (listing.status === "failed") {
    const { message, retry, retrying } = listing;
    return <ErrorState title={failedTitle} description={message} onRetry={retry} pending={retrying} />;
  }
  if (listing.value.length === 0) return empty;
  return (
    // Safari forgets that a list without bullets is a list, unless it is told.
    <Cards role="list" aria-label={label}>
      {listing.value.map((offer) => (
        <li key={keyOf(offer)}>{children(offer)}</li>
      ))}
    </Cards>
  );
}
