import { removeExtraItem } from "@petbox/api-client/upsell/api";
import { OwnExtraItemScreen } from "@petbox/design-system/screens/upsell/OwnExtraItemScreen";
import { failureText } from "@petbox/domain/failure/failureText";
import type { OwnExtraItem, SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

interface OwnItemProps {
  readonly subscription: SubscriptionOnOffer;
  readonly item: OwnExtraItem;
  readonly revalidate: () => Promise<void>;
  /** Called after the removal, before the page data is revalidated. */
  readonly onRemoved: () => Promise<void>;
}

/** The subscription's extra item, which can be removed until it is charged. */
export function OwnItem({ subscription, item, revalidate, onRemoved }: OwnItemProps) {
  const { client } = useServices();
  const { pending, failure, submit, reset } = useSubmit(async () => {
    try {
      await removeExtraItem(client, subscription.contractId);
    } catch (thrown) {
      // It may have been removed in another tab, or by a request whose reply was lost: the page shows the current state.
      await revalidate();
      throw thrown;
    }
    await onRemoved();
  });
  return (
    <OwnExtraItemScreen
      item={item}
      subscription={subscription}
      onRemove={() => void submit()}
      pending={pending}
      failure={failure && failureText(failure)}
      onLeave={reset}
    />
  );
}
