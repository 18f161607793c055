import { removeExtraItem } from "@petbox/api-client/upsell/api";
import { OwnExtraItemScreen } from "@petbox/design-system/screens/upsell/OwnExtraItemScreen";
import { failureText } from "@petbox/domain/failure/failureText";
import type { OwnExtraItem, SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../app/useSubmit.ts";

interface OwnItemProps {
  readonly subscription: SubscriptionOnOffer;
  readonly item: OwnExtraItem;
  readonly readAgain: () => Promise<void>;
  readonly onRemoved: () => void;
}

/** The extra item that there is, and the way back from it as long as nothing was charged. */
export function OwnItem({ subscription, item, readAgain, onRemoved }: OwnItemProps) {
  const { client } = useServices();
  const { pending, failure, submit, reset } = useSubmit(async () => {
    await removeExtraItem(client, subscription.contractId);
    onRemoved();
    await readAgain();
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
