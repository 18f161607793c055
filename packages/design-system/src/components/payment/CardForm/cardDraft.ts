import type { CardDraft } from "@petbox/domain/card/card";
import type { FormValues } from "../../forms/Form/index.ts";

/** A typed card; its expiry in two fields, or in one. */
export type CardFormDraft = CardDraft & { readonly expiry: string };

/** The card form's values, as the domain's parsers take them. */
export function cardDraftOf(values: FormValues): CardFormDraft {
  return {
    holderName: values.holderName ?? "",
    number: values.number ?? "",
    expirationMonth: values.expirationMonth ?? "",
    expirationYear: values.expirationYear ?? "",
    expiry: values.expiry ?? "",
    cvv: values.cvv ?? "",
    cpf: values.cpf ?? "",
    acceptedTerms: values.acceptedTerms === "on",
  };
}
