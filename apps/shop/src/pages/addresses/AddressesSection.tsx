import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { AddressesScreen } from "@petbox/design-system/screens/addresses/AddressesScreen";
import { addressChangedText } from "@petbox/domain/address/addressChangeTexts";
import { useState } from "react";
import type { TabProps } from "../account/tabProps.ts";
import { AddressEditor } from "./AddressEditor.tsx";
import { RefusedCharge, type RefusedChargeProps } from "./RefusedCharge.tsx";

/** A change of address whose charge the card refused. */
interface RefusedChange extends RefusedChargeProps {
  readonly contractId: string;
}

/** The tab Entrega (SUB-081): the delivery addresses, and the dialog that changes one. */
export default function AddressesSection({ data }: TabProps) {
  const [toaster] = useState(createToaster);
  const [edited, setEdited] = useState<{ readonly contractId: string; readonly title: string }>();
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const subscription = data.subscriptions.find(({ contractId }) => contractId === edited?.contractId);
  const close = () => setEdited(undefined);
  return (
    <>
      <AddressesScreen
        subscriptions={data.subscriptions}
        refusedCharges={refused.map(({ contractId, ...charge }) => <RefusedCharge key={contractId} {...charge} />)}
        onEdit={({ contractId }, title) => setEdited({ contractId, title })}
      />
      {subscription === undefined || edited === undefined ? null : (
        <AddressEditor
          key={edited.contractId}
          subscription={subscription}
          title={edited.title}
          onClose={close}
          onSaved={(reply) => {
            const { contractId, code } = subscription;
            close();
            // Without a reply, an earlier charge may still be open: its note goes once that is paid.
            if (reply !== undefined) {
              const { refusedCharge: amount } = reply;
              setRefused((before) => [
                ...before.filter((each) => each.contractId !== contractId),
                ...(amount === undefined ? [] : [{ contractId, code, amount }]),
              ]);
            }
            toaster.showToast({ tone: "success", description: addressChangedText });
          }}
        />
      )}
      <ToastRegion toaster={toaster} />
    </>
  );
}
