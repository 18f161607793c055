import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { StartingPrice } from "@petbox/design-system/screens/site/HomeScreen";
import type { Species } from "@petbox/domain/pet/species";
import { useEffect, useState } from "react";
import { lazyOptional } from "../../lazy/lazyOptional.tsx";

// If the code does not load, the placeholder stays, so that the layout does not shift.
const KnownPrice = lazyOptional(
  () => import("./KnownPrice.tsx").catch(() => ({ default: (_: { readonly pet: Species }) => <StartingPrice /> })),
  <StartingPrice />,
);

const PriceSentence = lazyOptional(() => import("./PriceSentence.tsx"));

/** The lowest price of a box. The document has a placeholder; the price is fetched when the browser is idle. */
export function HomePrice({ pet }: { readonly pet: Species }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <KnownPrice pet={pet} /> : <StartingPrice />;
}

/** The same price as a sentence of the FAQ, which the document leaves out. */
export function HomePriceSentence({ pet }: { readonly pet: Species }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <PriceSentence pet={pet} /> : null;
}
