import { finishRating, giveStar } from "@petbox/api-client/ratings/api";
import { ratingPageData } from "@petbox/api-client/ratings/pageData";
import { starsInOrder } from "@petbox/api-client/ratings/starsInOrder";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { RatingScreen } from "@petbox/design-system/screens/ratings/RatingScreen";
import { RatingShellScreen } from "@petbox/design-system/screens/ratings/RatingShellScreen";
import { type BoxRating, type ServiceRating, type Star, withStar } from "@petbox/domain/rating/boxRating";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useServices } from "../../app/services.ts";
import { revalidateIfRefused } from "../../forms/revalidateIfRefused.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useUnsavedNote } from "../../forms/useUnsavedNote.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { NothingThere } from "../site/NothingThere.tsx";

export { RatingPage as Component, RatingPage as HydrateFallback };

export const loader = accountLoader(ratingPageData);

/** /avalie/{tid}: the rating of a delivered BOX. */
function RatingPage() {
  const { shipment = "" } = useParams();
  const result = usePageData(ratingPageData);
  return (
    <AsyncResultView result={result} skeleton={<RatingShellScreen />} empty={<NothingThere />} headingLevel={1}>
      {(rating) => <RateBox key={shipment} box={shipment} rating={rating} />}
    </AsyncResultView>
  );
}

/** @param box its id in the URL. */
function RateBox({ box, rating: read }: { readonly box: string; readonly rating: BoxRating }) {
  const { client } = useServices();
  const { mutate, revalidate } = usePageDataCache(ratingPageData);
  // Stars that are still being saved stay, even if the data is revalidated meanwhile (decision 53).
  const [given, setGiven] = useState<readonly Star[]>([]);
  const [service, setService] = useState<Partial<ServiceRating>>({});
  const [isJustSent, setJustSent] = useState(false);
  // Once completed, possibly on another device, the rating is the server's.
  const rating: BoxRating = read.rated ? read : { ...given.reduce(withStar, read), ...service };
  const rated = { box, shipmentId: rating.shipmentId };
  const [stars] = useState(() => starsInOrder((star) => giveStar(client, rated, star)));
  const noteUnsaved = useUnsavedNote();

  // A failure is silent (SUB-344): the button can be pressed again.
  const { pending, submit } = useSubmit<ServiceRating>(async (last) => {
    await revalidateIfRefused(async () => {
      await stars.sendMissing();
      await finishRating(client, rated, last);
    }, revalidate);
    setJustSent(true);
    await mutate((read) => ({ ...read, ...last, rated: true }));
    void revalidate();
  });
  return (
    <RatingScreen
      rating={rating}
      onStar={(star) => {
        setGiven((before) => [...before, star]);
        void mutate((read) => withStar(read, star));
        revalidateIfRefused(() => noteUnsaved(() => stars.give(star)), revalidate).catch(() => undefined);
      }}
      onServiceStar={(star) => {
        setService((before) => ({ ...before, ...star }));
        void mutate((read) => ({ ...read, ...star }));
      }}
      onFinish={(last) => void submit(last)}
      isJustSent={isJustSent}
      pending={pending}
    />
  );
}
