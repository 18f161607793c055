import { type Address, addressLimits } from "@petbox/domain/address/address";
import type { CepLookup } from "@petbox/domain/address/cepLookup";
import { type AddressDraft, parseAddress } from "@petbox/domain/address/parseAddress";
import { withMessages } from "@petbox/domain/fieldErrors";
import { userDataMessages } from "@petbox/domain/identity/userDataMessages";
import type { FormValues } from "../../components/forms/Form/index.ts";
import { AddressStepForm, type CepLookedUp } from "../addresses/AddressStepForm.tsx";

export interface AddressStepProps {
  readonly lookup: CepLookedUp;
  readonly pending: boolean;
  /** Error text of the last failed save. */
  readonly failure: string | undefined;
  readonly onBack: () => void;
  readonly onConfirm: (address: Address) => void;
}

/** Second step of the user data: the delivery address. */
export function AddressStep({ lookup, pending, failure, onBack, onConfirm }: AddressStepProps) {
  return (
    <AddressStepForm
      label="Seu endereço"
      cep={lookup}
      variant="userData"
      description="Passo 2 de 2"
      texts={{ notFoundText: userDataMessages["cep-invalid"] }}
      parse={parse}
      pending={pending}
      failure={failure}
      submit={{ label: "Salvar", pendingLabel: "Salvando" }}
      back={{ label: "Voltar", onPress: onBack }}
      onSubmit={onConfirm}
    />
  );
}

function parse(values: FormValues, lookup: CepLookup) {
  return withMessages(parseAddress(draftOf(values), lookup, addressLimits.userData), userDataMessages);
}

function draftOf(values: FormValues): AddressDraft {
  const { cep = "", street = "", number = "", complement = "", neighborhood = "", city = "", state = "" } = values;
  return { cep, street, number, complement, neighborhood, city, state };
}
