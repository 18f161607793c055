import { formatCep } from "@petbox/domain/address/cep";
import { type CepLookup, cepOf } from "@petbox/domain/address/cepLookup";
import type { KnownDeliveryAddress } from "@petbox/domain/address/knownDeliveryAddress";
import {
  type NewDeliveryAddress,
  type NewDeliveryAddressDraft,
  parseNewDeliveryAddress,
} from "@petbox/domain/address/newDeliveryAddress";
import { newDeliveryAddressMessages } from "@petbox/domain/address/newDeliveryAddressMessages";
import { withMessages } from "@petbox/domain/fieldErrors";
import type { AddressFormProps } from "../../components/forms/AddressForm/index.ts";
import type { FormSubmission, FormValues } from "../../components/forms/Form/index.ts";
import { AddressStepForm, type CepLookedUp } from "./AddressStepForm.tsx";

export interface AddressEditStepProps extends Pick<FormSubmission<unknown>, "serverErrors"> {
  readonly lookup: CepLookedUp;
  readonly known: KnownDeliveryAddress;
  readonly pending: boolean;
  /** Error text of the last failed verification, or of a save that was refused because of a field. */
  readonly failure: string | undefined;
  readonly onVerify: (address: NewDeliveryAddress) => void;
  readonly onCancel: () => void;
}

/** The address form, with a button that calculates the effects of the change. */
export function AddressEditStep(props: AddressEditStepProps) {
  const { lookup, known, pending, failure, serverErrors, onVerify, onCancel } = props;
  return (
    <AddressStepForm
      label="Novo endereço"
      cep={lookup}
      variant="account"
      known={known}
      title="Qual é o novo endereço?"
      texts={lookupTexts(lookup.lookup)}
      parse={parse}
      pending={pending}
      failure={failure}
      serverErrors={serverErrors}
      submit={{ label: "Conferir a mudança", pendingLabel: "Conferindo a mudança" }}
      back={{ label: "Cancelar", onPress: onCancel }}
      onSubmit={onVerify}
    />
  );
}

function parse(values: FormValues, lookup: CepLookup) {
  return withMessages(parseNewDeliveryAddress(draftOf(values), lookup), newDeliveryAddressMessages);
}

/** The field is already empty, so the texts name the CEP that was looked up. */
function lookupTexts(lookup: CepLookup): AddressFormProps["texts"] {
  const cep = cepOf(lookup);
  if (cep === undefined) return undefined;
  return {
    failedText: `A consulta do CEP ${formatCep(cep)} não respondeu, e sem ela não dá para seguir. Tente de novo em instantes.`,
    notFoundText: `Não encontramos o CEP ${formatCep(cep)}. Confira os números ou consulte de novo.`,
  };
}

function draftOf(values: FormValues): NewDeliveryAddressDraft {
  const { cep = "", street = "", number = "", complement = "", neighborhood = "", city = "", state = "" } = values;
  const { reference = "" } = values;
  return { cep, street, number, complement, neighborhood, city, state, reference };
}
