import { type ShortCard, shortCardName } from "@petbox/domain/card/shortCardName";
import { useEffect, useRef } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";

/**
 * Above the card form, after a retry that the bank refused too. It takes the focus from the page's heading: without it,
 * the empty form looks as if the retry had been lost.
 */
export function RefusedAgainAlert({ card }: { readonly card: ShortCard | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus({ preventScroll: true }), []);
  const refused = card === undefined ? "este cartão" : `o cartão ${shortCardName(card)}`;
  return (
    // A note: the focus already reads it out.
    <Alert tone="danger" role="note" ref={alert} tabIndex={-1} title={`O banco recusou ${refused} de novo`}>
      Nada foi cobrado. Pague com outro cartão, ou fale com seu banco antes de usar o mesmo.
    </Alert>
  );
}
