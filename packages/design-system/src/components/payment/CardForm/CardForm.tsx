import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { CardDraft, CardPayment } from "@petbox/domain/card/card";
import { cardAlertOf } from "@petbox/domain/card/cardAlert";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import { withMessages } from "@petbox/domain/fieldErrors";
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useState,
} from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { Form, type FormSubmission, type FormValues } from "../../forms/Form/index.ts";
import { MaskedField } from "../../forms/MaskedField/index.ts";
import { CpfField } from "./CpfField.tsx";
import { CvvField } from "./CvvField.tsx";
import { type CardFormField, type CardFormParser, cardDraftOf, type FieldsRead } from "./cardDraft.ts";
import { type CardFormTexts, cardFormTexts } from "./cardFormTexts.ts";
import { ExpiryField, ExpiryFields } from "./ExpiryFields.tsx";
import { HolderNameField } from "./HolderNameField.tsx";
import { createCardPreview, LiveCard } from "./LiveCard.tsx";
import { TermsField } from "./TermsField.tsx";

const Fields = styled.div`
  display: grid;
  /* Two columns, or one where large text leaves no room for a select in half of the form. */
  grid-template-columns: repeat(auto-fit, minmax(max(${tokens.size.illustration}, 50% - ${tokens.space.s4}), 1fr));
  gap: ${tokens.space.s2} ${tokens.space.s4};
  margin-block-start: ${tokens.space.s4};
`;

/** Spans the form: always, on a phone only, or never. */
const Wide = styled.div`
  grid-column: 1 / -1;

  &[data-on="phone"] {
    ${media.from450} { grid-column: auto; }
  }
  &[data-on="none"] { grid-column: auto; }
`;

/** Nearer to the number, which it belongs to, than to the next field. */
const Accepted = styled(Wide)`margin-block: calc(-1 * ${tokens.space.s3}) ${tokens.space.s3};`;

interface CardFormOwnProps<Card extends WalletCard, Field extends CardFormField>
  extends FormSubmission<Card>,
    Omit<ComponentProps<"form">, "onSubmit" | "action" | "method" | "children"> {
  /** Today, which decides the months and years to choose from. */
  today: CivilDate;
  /**
   * Validates the card, and decides which fields the form has: `parseCard` of the domain; `parseCardWithTerms` for a form without a document;
   * `parseWalletCard` for the card only, or `parseTypedCard` with a typed expiry. Returns error codes, which `texts.errors` translates. Passed
   * by the page, in its own chunk, because it includes the rules of all card brands. Required, so that no unvalidated card is ever sent.
   */
  parse: CardFormParser<Card, Field>;
  /**
   * The fields: all of a purchase, or only the card, without CPF and terms: for a `parse` that does not read the terms.
   * @default "purchase"
   */
  asks?: "purchase" | "card" | undefined;
  /**
   * The input of the expiry: month and year from lists, or one text field, MM/AA: for a `parse` that reads `expiry`, as `parseTypedCard`.
   * @default "chosen"
   */
  expiry?: "chosen" | "typed" | undefined;
  /** The initial name on the card; it may arrive later. */
  knownHolderName?: string | undefined;
  /** The initial CPF, formatted; it may arrive later. */
  knownCpf?: string | undefined;
  /**
   * The field of another document in place of the CPF. With the name "cpf", its value is the `cpf` of the draft that a `parse` of your own
   * gets. Null for none, with a `parse` that reads none, as `parseCardWithTerms`.
   * @default the CPF
   */
  document?: ReactElement | null | undefined;
  /**
   * The URL of the terms.
   * @default "/termos-de-uso"
   */
  termsHref?: string | undefined;
  /** The marks of the accepted brands, below the number. */
  marks?: ReactNode;
  /** What is read before the terms are accepted, above their checkbox. */
  beforeTerms?: ReactNode;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<CardFormTexts> | undefined;
  /** Below the fields: the error, and the submit button. */
  children: ReactNode;
}

/** The props of a card form whose `parse` reads these fields. */
export type CardFormProps<
  Card extends WalletCard = CardPayment,
  Field extends CardFormField = keyof CardDraft,
> = CardFormOwnProps<Card, Field> & FieldsRead<Field>;

/**
 * A credit card form with a live picture of the card (FUN-102). Number and security code stay in the form's inputs and
 * go only to `onSubmit`. A refused form announces the specified text once (FUN-276, FUN-277). It is a whole form: an `AddressForm`, which
 * also has a field `number`, belongs in a `Form` of its own, before or after it.
 *
 * @example
 * import { civilDate } from "@petbox/domain/calendar/civilDate";
 * import { parseCard } from "@petbox/domain/card/card";
 *
 * <CardForm today={civilDate(2026, 3, 10)} parse={parseCard} onSubmit={(card) => console.log(card.brand)}>
 *   <Button type="submit">Pagar</Button>
 * </CardForm>
 */
export function CardForm<Card extends WalletCard = CardPayment, Field extends CardFormField = keyof CardDraft>(
  props: CardFormProps<Card, Field>,
) {
  const { today, parse, asks = "purchase", expiry = "chosen", knownHolderName, knownCpf, termsHref, ...rest } = props;
  const { document, texts, marks, beforeTerms, onReset, children, ...form } = rest;
  const words = useTexts("cardForm", cardFormTexts, texts);
  const [preview] = useState(() => createCardPreview(knownHolderName));
  // Chosen month and year are React state, which a reset of the form does not change.
  const [resets, setResets] = useState(0);
  const showExpiry = (expirationMonth: string, expirationYear: string) =>
    preview.change({ expirationMonth, expirationYear });
  function reset(event: SyntheticEvent<HTMLFormElement>) {
    preview.reset(knownHolderName);
    setResets(resets + 1);
    onReset?.(event);
  }
  const { errors, invalidText } = words;
  const parseValues = useCallback(
    (values: FormValues) => withMessages(parse(cardDraftOf(values), today), errors),
    [parse, today, errors],
  );

  return (
    <Form {...form} onReset={reset} parse={parseValues} summaryTitle={(wrong) => cardAlertOf(wrong, invalidText)}>
      <LiveCard preview={preview} texts={words.picture} />
      <Fields>
        <Wide>
          <HolderNameField
            label={words.holderName}
            defaultValue={knownHolderName}
            onName={(holderName) => preview.change({ holderName })}
          />
        </Wide>
        <Wide>
          <MaskedField
            kind="cardNumber"
            name="number"
            label={words.number}
            required
            onValueChange={(number) => preview.change({ number })}
          />
        </Wide>
        {marks === undefined ? null : <Accepted>{marks}</Accepted>}
        {expiry === "typed" ? (
          <ExpiryField texts={words} onExpiry={showExpiry} />
        ) : (
          <ExpiryFields key={resets} today={today} texts={words} onExpiry={showExpiry} />
        )}
        <Wide data-on={expiry === "typed" ? "none" : "phone"}>
          <CvvField preview={preview} texts={words} />
        </Wide>
        {asks === "card" ? null : (
          <>
            {document === null ? null : (
              <Wide data-on="phone">
                {document ?? <CpfField known={knownCpf} label={words.cpf} hint={words.cpfHint} />}
              </Wide>
            )}
            {beforeTerms === undefined ? null : <Wide>{beforeTerms}</Wide>}
            <Wide>
              <TermsField href={termsHref} texts={words} />
            </Wide>
          </>
        )}
      </Fields>
      {children}
    </Form>
  );
}
