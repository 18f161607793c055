import type { CardDraft } from "@petbox/domain/card/card";
import type { FormValues } from "../../forms/Form/index.ts";

/** The card form's values as the domain reads them. */
export function cardDraftOf(values: FormValues): CardDraft {
  return {
    holderName: values.holderName ?? "",
    number: values.number ?? "",
    expirationMonth: values.expirationMonth ?? "",
    expirationYear: values.expirationYear ?? "",
    cvv: values.cvv ?? "",
    cpf: values.cpf ?? "",
    acceptedTerms: values.acceptedTerms === "on",
  };
}
