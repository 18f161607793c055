import { catHomePageData, dogHomePageData } from "@petbox/api-client/site/pageData";
import { CustomerReviews } from "@petbox/design-system/screens/site/CustomerReviews";
import { CustomerReviewsPlaceholder } from "@petbox/design-system/screens/site/CustomerReviewsPlaceholder";
import { StartingPrice } from "@petbox/design-system/screens/site/HomeScreen";
import { NewestBox } from "@petbox/design-system/screens/site/NewestBox";
import { NewestBoxPlaceholder } from "@petbox/design-system/screens/site/NewestBoxPlaceholder";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { formatCents } from "@petbox/domain/money/format";
import type { Species } from "@petbox/domain/pet/species";
import { useEffect } from "react";
import { usePageData } from "../../app/pageData.ts";
import type { PastBox } from "./lastBoxes.ts";

interface PetProps {
  readonly pet: Species;
}

interface LastBoxesProps extends PetProps {
  /** Receives the last boxes once they are known. */
  readonly onKnown: (boxes: readonly PastBox[]) => void;
}

/** The server's data of a species' home page. */
function useHomeData(pet: Species) {
  return usePageData(pet === "dog" ? dogHomePageData : catHomePageData);
}

/** The price from the server; no price if it cannot be read. */
export function KnownPrice({ pet }: PetProps) {
  return <StartingPrice price={readyValue(useHomeData(pet))?.startingPrice} />;
}

/** The starting price as a sentence; nothing if it cannot be read. */
export function PriceSentence({ pet }: PetProps) {
  const price = readyValue(useHomeData(pet))?.startingPrice;
  return price === undefined ? null : <span>{`A partir de ${formatCents(price)} por mês. `}</span>;
}

/** The reviews and the number of boxes from the server; nothing if they cannot be read. */
export function KnownReviews({ pet }: PetProps) {
  const result = useHomeData(pet);
  if (result.status === "loading") return <CustomerReviewsPlaceholder />;
  const data = readyValue(result);
  return <CustomerReviews reviews={data?.reviews} boxesDelivered={data?.boxesDelivered} />;
}

/** The contents of the newest box from the server; nothing if they cannot be read. */
export function KnownNewestBox({ pet }: PetProps) {
  const result = useHomeData(pet);
  if (result.status === "loading") return <NewestBoxPlaceholder />;
  return <NewestBox box={readyValue(result)?.newestBox} />;
}

/** Passes on the boxes of the last three months; renders nothing. With fewer of them the page keeps its own. */
export function KnownLastBoxes({ pet, onKnown }: LastBoxesProps) {
  const known = readyValue(useHomeData(pet))?.lastBoxes;
  useEffect(() => {
    const boxes = (known ?? []).flatMap(({ image, month }) => (month === undefined ? [] : [{ image, month }]));
    if (boxes.length >= 3) onKnown(boxes.slice(0, 3));
  }, [known, onKnown]);
  return null;
}
