import { type AddressChangeState, summaryOf } from "@petbox/domain/address/addressChange";
import type { NewDeliveryAddress } from "@petbox/domain/address/newDeliveryAddress";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import { useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { WrittenAddress } from "../../components/commerce/AddressCard/WrittenAddress.tsx";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { ConfirmDialog } from "../../components/feedback/ConfirmDialog/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { AddressChangeTerms } from "./AddressChangeTerms.tsx";

export interface AddressSummaryStepProps {
  readonly change: Extract<AddressChangeState, { readonly step: "summary" }>;
  readonly today: CivilDate;
  /** Whether the address is the one that is already stored, so there is nothing to save. */
  readonly isUnchanged: boolean;
  readonly pending: boolean;
  /** Error text of the last failed save. */
  readonly failure: string | undefined;
  readonly onSave: (address: NewDeliveryAddress) => void;
  readonly onBack: () => void;
  readonly onCancel: () => void;
}

/**
 * The cost of the change and when it takes effect; an overdue subscription requires an extra confirmation (decisions
 * 55, 56).
 */
export function AddressSummaryStep(props: AddressSummaryStepProps) {
  const { change, today, isUnchanged, pending, failure, onSave, onBack, onCancel } = props;
  const { address, verification } = change.verified;
  const summary = summaryOf(verification, today);
  const [isAsking, setIsAsking] = useState(false);
  const asks = summary.isOverdue && summary.charge !== undefined;
  const total = formatCents(summary.charge?.total ?? summary.newInstalment);
  const save = () => {
    setIsAsking(false);
    onSave(address);
  };
  if (isUnchanged) return <NothingChanged address={address} onBack={onBack} onClose={onCancel} />;
  return (
    <Stack gap="s5">
      <Heading headingLevel={3} tabIndex={-1}>
        Confira a mudança
      </Heading>
      <WrittenAddress address={address} />
      <AddressChangeTerms summary={summary} state={address.state} />
      <FailureAlert tone="warning" failure={failure} pending={pending} />
      <Stack gap="s3">
        <Button
          fullWidth
          pending={pending}
          texts={{ pendingLabel: "Salvando" }}
          onClick={asks ? () => setIsAsking(true) : save}
        >
          Confirmar e salvar
        </Button>
        <Button variant="secondary" fullWidth aria-disabled={pending || undefined} onClick={onBack}>
          Voltar e editar
        </Button>
        <Button variant="quiet" fullWidth aria-disabled={pending || undefined} onClick={onCancel}>
          Cancelar a mudança
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={`Cobrar ${total} e mudar o endereço?`}
        onConfirm={save}
        onCancel={() => setIsAsking(false)}
        texts={{ confirmLabel: "Cobrar e mudar", cancelLabel: "Ainda não" }}
      >
        <Text>
          Assim que você confirmar, {total} são cobrados no {cardName(summary.cardDigits)}, no lugar da cobrança em
          atraso. Se o cartão não passar, o endereço muda e o pagamento continua em aberto.
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}

interface NothingChangedProps {
  readonly address: NewDeliveryAddress;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The summary of an address that is already stored. */
function NothingChanged({ address, onBack, onClose }: NothingChangedProps) {
  return (
    <Stack gap="s5">
      <Heading headingLevel={3} tabIndex={-1}>
        Nada mudou
      </Heading>
      <WrittenAddress address={address} />
      <Text>Este já é o endereço da entrega. O frete e as cobranças continuam como estão.</Text>
      <Stack gap="s3">
        <Button fullWidth onClick={onClose}>
          Entendi
        </Button>
        <Button variant="secondary" fullWidth onClick={onBack}>
          Voltar e editar
        </Button>
      </Stack>
    </Stack>
  );
}

function cardName(digits: string | undefined): string {
  return digits === undefined ? "cartão desta assinatura" : `cartão final ${digits}`;
}
