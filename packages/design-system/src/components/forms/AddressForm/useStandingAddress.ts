import type { CepLookup } from "@petbox/domain/address/cepLookup";
import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import { hasMoved, initialStandingAddress, nextStandingAddress } from "@petbox/domain/address/standingAddress";
import { useState } from "react";

const nothing: KnownDeliveryAddress = {};

/** What the fields under the CEP begin with, and the key by which they begin anew when the CEP is another's. */
export function useStandingAddress(lookup: CepLookup, known: KnownDeliveryAddress) {
  const [standing, setStanding] = useState(() => initialStandingAddress(known.cep));
  const next = nextStandingAddress(standing, lookup, known.cep);
  if (next !== standing) setStanding(next);
  return { key: next.moves, begin: next.isKnown ? known : nothing, hasMoved: hasMoved(next, lookup) };
}
