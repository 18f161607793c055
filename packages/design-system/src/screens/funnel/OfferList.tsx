import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { ReactNode } from "react";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Cards } from "./OfferList.styles.ts";

export interface OfferListProps<Offer> {
  readonly offers: AsyncResult<readonly Offer[]>;
  /** What is on offer, as a name for the list: "Trilhas". */
  readonly label: string;
  /** Said while it is on its way: "Carregando as trilhas". */
  readonly loadingText: string;
  /** "Não deu para carregar as trilhas" */
  readonly failureTitle: string;
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
  const { offers, label, loadingText, failureTitle, skeleton, empty, keyOf, children } = props;
  return (
    <AsyncResultView
      result={offers}
      texts={{ loadingLabel: loadingText, failureTitle }}
      skeleton={
        <Cards aria-hidden>
          {places.map((place) => (
            <li key={place}>{skeleton}</li>
          ))}
        </Cards>
      }
      empty={empty}
    >
      {(listed) => (
        // Safari forgets that a list without bullets is a list, unless it is told.
        <Cards role="list" aria-label={label}>
          {listed.map((offer) => (
            <li key={keyOf(offer)}>{children(offer)}</li>
          ))}
        </Cards>
      )}
    </AsyncResultView>
  );
}
