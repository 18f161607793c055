import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { CardDraft } from "@petbox/domain/card/card";
import type { CardErrorCode } from "@petbox/domain/card/messages";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { FieldErrorCodes } from "@petbox/domain/fieldErrors";
import type { Result } from "@petbox/domain/result";
import type { ReactElement } from "react";
import type { FormValues } from "../../forms/Form/index.ts";

/** Every value a card form can have; its expiry in two fields, or in one. */
export type CardFormDraft = CardDraft & { readonly expiry: string };

/** The name of a field of the card form. */
export type CardFormField = keyof CardFormDraft;

/** A parser of the fields that it names. */
export type CardFormParser<Card extends WalletCard, Field extends CardFormField> = (
  draft: Pick<CardFormDraft, Field>,
  today: CivilDate,
) => Result<Card, FieldErrorCodes<NoInfer<Field>, CardErrorCode>>;

type WithoutTerms = {
  asks: "card";
  document?: never;
  knownCpf?: never;
  termsHref?: never;
  beforeTerms?: never;
};

/**
 * The props that a parser of these fields allows: a form shows every field that its parser reads, and its parser reads the document and the
 * terms that it shows.
 */
export type FieldsRead<Field extends CardFormField> = ("acceptedTerms" extends Field
  ? { asks?: "purchase" | undefined } & ("cpf" extends Field
      ? { document?: ReactElement | undefined }
      : { document: null; knownCpf?: never })
  : "cpf" extends Field
    ? { parse: never }
    : WithoutTerms) &
  ("expiry" extends Field
    ? "expirationMonth" extends Field
      ? unknown
      : { expiry: "typed" }
    : { expiry?: "chosen" | undefined });

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
