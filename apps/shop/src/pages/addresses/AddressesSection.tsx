import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { AddressesScreen } from "@petbox/design-system/screens/addresses/AddressesScreen";
import { addressChangedText } from "@petbox/domain/address/addressChangeTexts";
import { useState } from "react";
import type { TabProps } from "../account/tabProps.ts";
import { AddressEditor } from "./AddressEditor.tsx";
import { ChargeNotice, type ChargeNoticeProps } from "./ChargeNotice.tsx";

/** A change of address whose charge may still be open. */
interface ChargedChange extends ChargeNoticeProps {
  readonly contractId: string;
}

/** The tab Entrega (SUB-081): the delivery addresses, and the dialog that changes one. */
export default function AddressesSection({ data }: TabProps) {
  const [toaster] = useState(createToaster);
  const [edited, setEdited] = useState<{ readonly contractId: string; readonly title: string }>();
  const [charged, setCharged] = useState<readonly ChargedChange[]>([]);
  const subscription = data.subscriptions.find(({ contractId }) => contractId === edited?.contractId);
  const close = () => setEdited(undefined);
  return (
    <>
      <AddressesScreen
        subscriptions={data.subscriptions}
        chargeNotices={charged.map(({ contractId, ...charge }) => <ChargeNotice key={contractId} {...charge} />)}
        onEdit={({ contractId }, title) => setEdited({ contractId, title })}
      />
      {subscription === undefined || edited === undefined ? null : (
        <AddressEditor
          key={edited.contractId}
          subscription={subscription}
          title={edited.title}
          onClose={close}
          onSaved={(charge) => {
            const { contractId, code } = subscription;
            close();
            // Without a new result, an earlier charge may still be open: its note goes once that is paid.
            if (charge !== undefined) {
              setCharged((before) => [
                ...before.filter((each) => each.contractId !== contractId),
                ...(charge.result === "settled" ? [] : [{ contractId, code, ...charge }]),
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
