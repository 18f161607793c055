import type { CepLookup } from "@petbox/domain/address/cepLookup";
import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import { hasMoved, initialStandingAddress, nextStandingAddress } from "@petbox/domain/address/standingAddress";
import { type RefObject, useState } from "react";

const nothing: KnownDeliveryAddress = {};

/** The initial values of the fields under the CEP, and the key that resets them when the CEP changes place. */
export function useStandingAddress(
  lookup: CepLookup,
  known: KnownDeliveryAddress,
  cep: RefObject<HTMLInputElement | null>,
) {
  const [standing, setStanding] = useState(() => initialStandingAddress(known.cep));
  // Whether number or complement were filled in at the last change of the CEP, and whether another CEP discarded
  // them.
  const [hadDoor, setHadDoor] = useState(Boolean(known.number || known.complement));
  const [isDoorLost, setDoorLost] = useState(false);
  const next = nextStandingAddress(standing, lookup, known.cep);
  if (next !== standing) setStanding(next);
  if (next.moves !== standing.moves) setDoorLost(hadDoor || (isDoorLost && !standing.isKnown));
  return {
    key: next.moves,
    begin: next.isKnown ? known : nothing,
    hasLostDoor: isDoorLost && hasMoved(next, lookup),
    /** At every change of the CEP, before the fields handle it. */
    noteDoor: () => setHadDoor(hasDoor(cep.current?.form)),
  };
}

function hasDoor(form: HTMLFormElement | null | undefined): boolean {
  return ["number", "complement"].some((name) => {
    const control = form?.elements.namedItem(name);
    return control instanceof HTMLInputElement && control.value !== "";
  });
}
