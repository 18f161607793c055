import { accountPageData } from "@petbox/api-client/account/pageData";
import { addressFieldNames } from "@petbox/api-client/addresses/addressFieldNames";
import { changeAddress, verifyAddress } from "@petbox/api-client/addresses/api";
import { lookUpCep } from "@petbox/api-client/checkout/api";
import { failureOf, refused } from "@petbox/api-client/client/apiError";
import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import { useCepLookup } from "@petbox/design-system/components/AddressForm";
import { AddressDialog } from "@petbox/design-system/screens/addresses/AddressDialog";
import {
  costsOtherwise,
  initialAddressChange,
  nextAddressChange,
  verificationFor,
} from "@petbox/domain/address/addressChange";
import {
  addressCostChangedText,
  addressSaveFailureText,
  addressVerifyFailureText,
} from "@petbox/domain/address/addressChangeTexts";
import { isSameDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import type { NewDeliveryAddress } from "@petbox/domain/address/newDeliveryAddress";
import { isRefusal, isReplyLost } from "@petbox/domain/failure/failure";
import { formFailure } from "@petbox/domain/failure/formFailure";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { useMemo, useReducer, useState } from "react";
import { usePageDataCache } from "../../app/pageData.ts";
import { useServices } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { readBeforeCharge } from "../../forms/readBeforeCharge.ts";
import { revalidateIfRefused } from "../../forms/revalidateIfRefused.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { type ChargeResult, unknownCharge } from "./chargeResult.ts";

interface AddressEditorProps {
  readonly subscription: AccountSubscription;
  /** The name of the delivery, as on its card. */
  readonly title: string;
  readonly onClose: () => void;
  /** @param charge undefined if the reply was lost and the change charges nothing. */
  readonly onSaved: (charge?: ChargeResult) => void;
}

/** Verifies, confirms and saves a subscription's new address, then revalidates the page (SUB-211, SUB-212, decision 50). */
export function AddressEditor({ subscription, title, onClose, onSaved }: AddressEditorProps) {
  const { client } = useServices();
  const today = useToday();
  const { contractId, address: current = {} } = subscription;
  const [initial] = useState(current);
  const [change, dispatch] = useReducer(nextAddressChange, initialAddressChange);
  const cep = useCepLookup((code) => lookUpCep(client, code), initial);
  const { mutate, revalidate } = usePageDataCache(accountPageData);

  const verifying = useSubmit(async (address: NewDeliveryAddress) => {
    const verified = verificationFor(change, address);
    // A change in another window is detected before the summary.
    const [verification] = await Promise.all([verified ?? verifyAddress(client, contractId, address), revalidate()]);
    dispatch({ type: "verified", address, verification });
  });
  const saving = useSubmit(async (address: NewDeliveryAddress) => {
    const seen = verificationFor(change, address);
    if (seen !== undefined) {
      // The save carries no amount, so the server would charge another one without a word (decision 81).
      const now = await readBeforeCharge(() =>
        verifyAddress(client, contractId, address).catch((thrown) => {
          // The save is refused, too, and says why.
          if (isRefusal(failureOf(thrown))) return seen;
          throw thrown;
        }),
      );
      if (costsOtherwise(seen, now, today)) {
        dispatch({ type: "verified", address, verification: now });
        throw refused(addressCostChangedText);
      }
    }
    const save = () => changeAddress(client, contractId, address);
    const reply = await revalidateIfRefused(save, revalidate).catch(async (thrown) => {
      // A request whose reply was lost may have saved the address.
      const failure = failureOf(thrown);
      if (isReplyLost(failure) && (await isSaved(address))) return undefined;
      // The fields that the server refused are in the form.
      if (formFailure(failure, addressFieldNames).fields) dispatch({ type: "went-back" });
      throw thrown;
    });
    if (reply === undefined) {
      onSaved(unknownCharge(seen, today));
      return;
    }
    const { refusedCharge: amount } = reply;
    onSaved(amount === undefined ? { result: "settled" } : { result: "refused", amount });
    await mutate((read) => ({
      ...read,
      subscriptions: read.subscriptions.map((each) => (each.contractId === contractId ? { ...each, address } : each)),
    }));
    await revalidate();
  });

  async function isSaved(address: NewDeliveryAddress): Promise<boolean> {
    const saved = (await revalidate())?.subscriptions.find((each) => each.contractId === contractId)?.address;
    return saved !== undefined && isSameDeliveryAddress(saved, address);
  }

  const { failure: notVerified } = verifying;
  const { failure: notSaved } = saving;
  const inForm = useMemo(() => {
    if (notVerified !== undefined) return formFailure(notVerified, addressFieldNames, addressVerifyFailureText);
    const ofSave = formFailure(notSaved, addressFieldNames, addressSaveFailureText);
    return ofSave.fields === undefined ? {} : ofSave;
  }, [notVerified, notSaved]);

  /** The address of a save without a reply, which the server may have. */
  const unsure = notSaved && isReplyLost(notSaved) ? change.verified?.address : undefined;
  // Another window may have changed the data shown here.
  usePageReturn(true, async () => {
    if (unsure === undefined) await revalidate();
    else if (await isSaved(unsure)) onSaved(unknownCharge(verificationFor(change, unsure), today));
  });
  const isOwnChange = isSameDeliveryAddress(initial, current) || (unsure && isSameDeliveryAddress(unsure, current));
  return (
    <AddressDialog
      title={title}
      subscription={subscription}
      today={today}
      change={change}
      known={initial}
      changedElsewhere={isOwnChange ? undefined : current}
      lookup={{
        lookup: cep.lookup,
        onCepChange(text) {
          cep.onCepChange(text);
          dispatch({ type: "cep-typed", text });
        },
        onRetry: cep.onRetry,
      }}
      verifying={{
        pending: verifying.pending,
        failure: inForm.text,
        serverErrors: inForm.fields,
        onVerify(address) {
          saving.reset();
          void verifying.submit(address);
        },
      }}
      saving={{
        pending: saving.pending,
        failure: notSaved && addressSaveFailureText(notSaved),
        onSave: (address) => void saving.submit(address),
      }}
      onBack={() => {
        saving.reset();
        dispatch({ type: "went-back" });
      }}
      onClose={onClose}
    />
  );
}
