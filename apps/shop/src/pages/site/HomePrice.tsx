import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { StartingPrice } from "@petbox/design-system/screens/site/HomeScreen";
import type { Species } from "@petbox/domain/pet/species";
import { lazy, Suspense, useEffect, useState } from "react";

/** Where the code of the price does not come, its place stays. */
const KnownPrice = lazy(() => import("./KnownPrice.tsx").catch(() => ({ default: () => <StartingPrice /> })));

/** What a box costs at least. The document has its place; the price is read when the browser has nothing better to do. */
export function HomePrice({ pet }: { readonly pet: Species }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => whenIdle(() => setAsked(true)), []);
  if (!isAsked) return <StartingPrice />;
  return (
    <Suspense fallback={<StartingPrice />}>
      <KnownPrice pet={pet} />
    </Suspense>
  );
}
