import type { CepLookup } from "@petbox/domain/address/cepLookup";
import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import { hasMoved, initialStandingAddress, nextStandingAddress } from "@petbox/domain/address/standingAddress";
import { type InputEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { enterText } from "../Field/enterText.ts";

const door = ["number", "complement"] as const;
/** The fields whose text belongs to the place of the CEP. */
const placed = ["street", ...door, "neighborhood", "reference"] as const;

const nothing: KnownDeliveryAddress = {};

const isDoor = (name: string) => door.some((each) => each === name);

/**
 * Empties the fields under the CEP when it changes place, or fills them with the known address of the CEP. Text entered after the last
 * change of the CEP belongs to the new place and stays: a restored draft, an autofill or a pasted address enters both at once.
 */
export function useStandingAddress(
  lookup: CepLookup,
  known: KnownDeliveryAddress,
  cep: RefObject<HTMLInputElement | null>,
) {
  const [standing, setStanding] = useState(() => initialStandingAddress(known.cep));
  // Whether another CEP discarded number or complement, and neither has been entered since.
  const [isDoorLost, setDoorLost] = useState(false);
  const enteredSinceCep = useRef(new Set<string>());
  const next = nextStandingAddress(standing, lookup, known.cep);
  if (next !== standing) setStanding(next);
  const begin = next.isKnown ? known : nothing;

  const move = useEffectEvent(() => {
    const kept = new Set(enteredSinceCep.current);
    let isLost = isDoorLost && !next.isKnown;
    for (const name of placed) {
      const control = cep.current?.form?.elements.namedItem(name);
      const text = begin[name] ?? "";
      if (!(control instanceof HTMLInputElement) || kept.has(name) || control.value === text) continue;
      if (isDoor(name)) isLost = true;
      // As if typed, so that counters, errors and drafts follow.
      enterText(control, text);
    }
    enteredSinceCep.current = kept;
    setDoorLost(isLost);
  });
  // Before the browser paints, and before a draft of the page could restore the text of the place before.
  useLayoutEffect(() => {
    if (next.moves > 0) move();
  }, [next.moves]);

  return {
    /** The initial values of the fields under the CEP. */
    begin,
    hasLostDoor: isDoorLost && hasMoved(next, lookup),
    /** At every input in the form's fields. */
    noteInput({ target }: InputEvent<HTMLElement>) {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === "cep") enteredSinceCep.current.clear();
      else enteredSinceCep.current.add(target.name);
      if (isDoor(target.name)) setDoorLost(false);
    },
  };
}
