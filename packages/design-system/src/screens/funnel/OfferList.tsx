import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { loadFailureText } from "@petbox/domain/failure/loadFailureText";
import type { ReactNode } from "react";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Cards } from "./OfferList.styles.ts";

export interface OfferListProps<Offer> {
  readonly offers: AsyncResult<readonly Offer[]>;
  /** Accessible name of the list: "Trilhas". */
  readonly label: string;
  /** Loading announcement: "Carregando as trilhas". */
  readonly loadingText: string;
  /** "Não deu para carregar as trilhas" */
  readonly failureTitle: string;
  /** Skeleton of one card. */
  readonly skeleton: ReactNode;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly keyOf: (offer: Offer) => string;
  /** Renders the card of an offer. */
  readonly children: (offer: Offer) => ReactNode;
}

/** The approximate number of offers. */
const places = ["first", "second", "third"];

/** Offers as cards in a row, with loading, empty and failed states. */
export function OfferList<Offer>(props: OfferListProps<Offer>) {
  const { offers, label, loadingText, failureTitle, skeleton, empty, keyOf, children } = props;
  return (
    <AsyncResultView
      result={offers}
      texts={{
        loadingLabel: loadingText,
        failureTitle,
        failureDescription: (failure) => loadFailureText(failure, "Suas respostas estão guardadas."),
      }}
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
        // Safari drops the list role from lists without bullets.
        <Cards role="list" aria-label={label}>
          {listed.map((offer) => (
            <li key={keyOf(offer)}>{children(offer)}</li>
          ))}
        </Cards>
      )}
    </AsyncResultView>
  );
}
