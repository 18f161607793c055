import { confirmDelivery } from "@petbox/api-client/boxes/api";
import { receivedBoxesPageData } from "@petbox/api-client/boxes/pageData";
import { failureOf } from "@petbox/api-client/client/apiError";
import { useSubscriptionMoved } from "@petbox/api-client/subscriptions/useSubscriptionMoved";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { NoBoxesScreen } from "@petbox/design-system/screens/boxes/NoBoxesScreen";
import { ReceivedBoxesScreen } from "@petbox/design-system/screens/boxes/ReceivedBoxesScreen";
import {
  ReceivedBoxesShellScreen,
  ReceivedBoxesSkeleton,
} from "@petbox/design-system/screens/boxes/ReceivedBoxesShellScreen";
import { isRefusal, isReplyLost } from "@petbox/domain/failure/failure";
import type { ReceivedBox } from "@petbox/domain/shipment/receivedBox";
import { boxToConfirmIn } from "@petbox/domain/site/boxToConfirm";
import { useLocation } from "react-router-dom";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { isSubscriber } from "../../session/isSubscriber.ts";
import { accountLoader } from "../account/accountLoader.ts";

export { ReceivedBoxesPage as Component, ReceivedBoxesPage as HydrateFallback };

export const loader = accountLoader(receivedBoxesPageData);

/** /box-recebidos: the delivered boxes with their ratings, and the boxes whose delivery the customer can confirm. */
function ReceivedBoxesPage() {
  const { client } = useServices();
  const today = useToday();
  const { search } = useLocation();
  const { visitor } = useSession();
  const result = usePageData(receivedBoxesPageData);
  const { mutate, revalidate } = usePageDataCache(receivedBoxesPageData);
  // A failure is silent (SUB-344): the question stays and can be answered again.
  const { pending, submit } = useSubmit<ReceivedBox>(async (box) => {
    try {
      const boxes = await confirmDelivery(client, box);
      await (boxes === undefined ? revalidate() : mutate((page) => ({ ...page, boxes: [...boxes] })));
    } catch (thrown) {
      // It may be confirmed already: on another device, or by a call whose reply was lost.
      const failure = failureOf(thrown);
      if (isRefusal(failure) || isReplyLost(failure)) void revalidate();
      throw thrown;
    }
  });
  // A failed read is left to its own retry, which a revalidation would block.
  useSubscriptionMoved(() => (result.status === "ready" && !pending ? revalidate() : undefined));
  return (
    <ReceivedBoxesShellScreen>
      <AsyncResultView
        result={result}
        skeleton={<ReceivedBoxesSkeleton />}
        empty={<NoBoxesScreen isSubscriber={isSubscriber(visitor)} />}
      >
        {({ boxes, hasBoxSubscription = isSubscriber(visitor) }) =>
          boxes.length === 0 ? (
            <NoBoxesScreen isSubscriber={hasBoxSubscription} />
          ) : (
            <ReceivedBoxesScreen
              boxes={boxes}
              today={today}
              toConfirm={boxToConfirmIn(search)}
              onConfirm={(box) => void submit(box)}
              pending={pending}
            />
          )
        }
      </AsyncResultView>
    </ReceivedBoxesShellScreen>
  );
}
