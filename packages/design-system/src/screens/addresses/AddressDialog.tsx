import type { AddressChangeState } from "@petbox/domain/address/addressChange";
import { isSameDeliveryAddress, type KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { useRef } from "react";
import { WrittenAddress } from "../../components/commerce/AddressCard/WrittenAddress.tsx";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";
import { useStepChange } from "../../focus/useStepChange.ts";
import { AddressEditStep, type AddressEditStepProps } from "./AddressEditStep.tsx";
import { AddressSummaryStep, type AddressSummaryStepProps } from "./AddressSummaryStep.tsx";

export interface AddressDialogProps {
  /** The name of the delivery, as on its card. */
  readonly title: string;
  /** The subscription that is delivered to the address. */
  readonly subscription: Pick<AccountSubscription, "contractId">;
  readonly today: CivilDate;
  readonly change: AddressChangeState;
  /** The address when the dialog was opened. */
  readonly known: KnownDeliveryAddress;
  /** The new address, if it was changed elsewhere in the meantime. */
  readonly changedElsewhere: KnownDeliveryAddress | undefined;
  readonly lookup: AddressEditStepProps["lookup"];
  /** State and callback of the verification. */
  readonly verifying: Pick<AddressEditStepProps, "pending" | "failure" | "serverErrors" | "onVerify">;
  /** State and callback of the save. */
  readonly saving: Pick<AddressSummaryStepProps, "pending" | "failure" | "onSave">;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Dialog to change a delivery address: form, then a summary of the cost, then the save (SUB-082, SUB-211, decision 55). */
export function AddressDialog(props: AddressDialogProps) {
  const { title, subscription, today, change, known, changedElsewhere, lookup, verifying, saving, onBack, onClose } =
    props;
  const steps = useRef<HTMLDivElement>(null);
  useStepChange(steps, change.step);

  return (
    <FormDialog
      open
      title={title}
      data-draft={subscription.contractId}
      onClose={onClose}
      pending={verifying.pending || saving.pending}
    >
      <Stack gap="s5" ref={steps}>
        {changedElsewhere === undefined ? null : <ChangedElsewhere address={changedElsewhere} />}
        <div data-step="edit" hidden={change.step !== "edit"}>
          <AddressEditStep {...verifying} lookup={lookup} known={known} onCancel={onClose} />
        </div>
        {change.step === "summary" ? (
          <div data-step="summary">
            <AddressSummaryStep
              {...saving}
              change={change}
              today={today}
              isUnchanged={isSameDeliveryAddress(change.verified.address, changedElsewhere ?? known)}
              onBack={onBack}
              onCancel={onClose}
            />
          </div>
        ) : null}
      </Stack>
    </FormDialog>
  );
}

/** Warns that the address being edited was changed in another tab or on another device. */
function ChangedElsewhere({ address }: { readonly address: KnownDeliveryAddress }) {
  return (
    <Alert tone="warning" role="alert" title="Este endereço mudou em outro lugar" ref={bringIntoView}>
      <Stack gap="s2">
        <Text>Enquanto você editava, ele foi salvo assim. Se você confirmar, vale o que está aqui.</Text>
        <WrittenAddress address={address} />
      </Stack>
    </Alert>
  );
}
