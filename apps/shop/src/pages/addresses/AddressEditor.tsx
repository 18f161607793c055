import type { AccountPageData } from "@petbox/api-client/account/pageData";
import { accountPageData } from "@petbox/api-client/account/pageData";
import { changeAddress, verifyAddress } from "@petbox/api-client/addresses/api";
import { useCepLookup } from "@petbox/api-client/checkout/useCepLookup";
import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import { AddressDialog } from "@petbox/design-system/screens/addresses/AddressDialog";
import { initialAddressChange, nextAddressChange, verificationFor } from "@petbox/domain/address/addressChange";
import { addressSaveFailureText, addressVerifyFailureText } from "@petbox/domain/address/addressChangeTexts";
import { lookupOfKnown } from "@petbox/domain/address/cepLookup";
import { isSameDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import type { NewDeliveryAddress } from "@petbox/domain/address/newDeliveryAddress";
import type { Cents } from "@petbox/domain/money/cents";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { useReducer, useState } from "react";
import { usePageDataCache } from "../../app/pageData.tsx";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../app/useSubmit.ts";
import { useToday } from "../../app/useToday.ts";

interface AddressEditorProps {
  readonly data: AccountPageData;
  readonly subscription: AccountSubscription;
  readonly onClose: () => void;
  /** @param refusedCharge what was charged with it and the card did not pay. */
  readonly onSaved: (refusedCharge: Cents | undefined) => void;
}

/** Changes a subscription's address (SUB-211): verified, shown, saved, and then the page as it is now (SUB-212, decision 50). */
export function AddressEditor({ data, subscription, onClose, onSaved }: AddressEditorProps) {
  const { client } = useServices();
  const today = useToday();
  const { contractId, address: current = {} } = subscription;
  const [known] = useState(current);
  const [change, tell] = useReducer(nextAddressChange, initialAddressChange);
  const cep = useCepLookup(lookupOfKnown(known));
  const { mutate, revalidate } = usePageDataCache(accountPageData);
  // Another window may have changed the data shown here.
  usePageReturn(true, () => void revalidate(), { windowsBeside: true });

  const verifying = useSubmit(async (address: NewDeliveryAddress) => {
    const verified = verificationFor(change, address);
    // A change in another window is detected before the summary.
    const [verification] = await Promise.all([verified ?? verifyAddress(client, contractId, address), revalidate()]);
    tell({ type: "verified", address, verification });
  });
  const saving = useSubmit(async (address: NewDeliveryAddress) => {
    const { refusedCharge } = await changeAddress(client, contractId, address);
    onSaved(refusedCharge);
    const subscriptions = data.subscriptions.map((each) =>
      each.contractId === contractId ? { ...each, address } : each,
    );
    await mutate({ ...data, subscriptions });
    await revalidate();
  });
  return (
    <AddressDialog
      subscription={subscription}
      today={today}
      change={change}
      known={known}
      changedElsewhere={isSameDeliveryAddress(known, current) ? undefined : current}
      lookup={{
        lookup: cep.lookup,
        onCepChange(text) {
          cep.type(text);
          tell({ type: "cep-typed", text });
        },
        onRetry: cep.retry,
      }}
      verifying={{
        pending: verifying.pending,
        failure: verifying.failure && addressVerifyFailureText(verifying.failure),
        onVerify: (address) => void verifying.submit(address),
      }}
      saving={{
        pending: saving.pending,
        failure: saving.failure && addressSaveFailureText(saving.failure),
        onSave: (address) => void saving.submit(address),
      }}
      onBack={() => {
        saving.reset();
        tell({ type: "went-back" });
      }}
      onClose={onClose}
    />
  );
}
