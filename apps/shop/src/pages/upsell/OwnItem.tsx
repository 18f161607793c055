import { removeExtraItem } from "@petbox/api-client/upsell/api";
import { OwnExtraItemScreen } from "@petbox/design-system/screens/upsell/OwnExtraItemScreen";
import { failureText } from "@petbox/domain/failure/failureText";
import type { OwnExtraItem, SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../app/useSubmit.ts";

interface OwnItemProps {
  readonly subscription: SubscriptionOnOffer;
  readonly item: OwnExtraItem;
  readonly revalidate: () => Promise<void>;
  /** The item is out: so much is known before the page is read again. */
  readonly onRemoved: () => Promise<void>;
}

/** The extra item that there is, and the way back from it as long as nothing was charged. */
export function OwnItem({ subscription, item, revalidate, onRemoved }: OwnItemProps) {
  const { client } = useServices();
  const { pending, failure, submit, reset } = useSubmit(async () => {
    try {
      await removeExtraItem(client, subscription.contractId);
    } catch (thrown) {
      // It may be out already, by another tab or a reply that was lost: the page shows what is so.
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
