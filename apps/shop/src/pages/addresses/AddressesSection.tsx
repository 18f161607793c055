import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { AddressesScreen } from "@petbox/design-system/screens/addresses/AddressesScreen";
import { addressChangedText } from "@petbox/domain/address/addressChangeTexts";
import type { Cents } from "@petbox/domain/money/cents";
import { useState } from "react";
import type { TabProps } from "../account/tabProps.ts";
import { AddressEditor } from "./AddressEditor.tsx";

/** The tab Entrega (SUB-081): the delivery addresses, and the dialog that changes one. */
export default function AddressesSection({ data }: TabProps) {
  const [toaster] = useState(createToaster);
  const [edited, setEdited] = useState<string>();
  const [refusedCharge, setRefusedCharge] = useState<Cents>();
  const subscription = data.subscriptions.find(({ contractId }) => contractId === edited);
  const close = () => setEdited(undefined);
  return (
    <>
      <AddressesScreen
        subscriptions={data.subscriptions}
        refusedCharge={refusedCharge}
        onEdit={({ contractId }) => setEdited(contractId)}
      />
      {subscription === undefined ? null : (
        <AddressEditor
          key={subscription.contractId}
          data={data}
          subscription={subscription}
          onClose={close}
          onSaved={(refused) => {
            close();
            setRefusedCharge(refused);
            toaster.showToast({ tone: "success", description: addressChangedText });
          }}
        />
      )}
      <ToastRegion toaster={toaster} />
    </>
  );
}
