import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { CardPayment } from "@petbox/domain/card/card";
import { cardAlertOf } from "@petbox/domain/card/cardAlert";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { FieldErrors } from "@petbox/domain/fieldErrors";
import type { Result } from "@petbox/domain/result";
import { type ReactNode, useCallback, useState } from "react";
import { Form, type FormProps, type FormValues } from "../../forms/Form/index.ts";
import { MaskedField } from "../../forms/MaskedField/index.ts";
import { Fields, Wide } from "./CardForm.styles.ts";
import { CpfField } from "./CpfField.tsx";
import { type CardFormDraft, cardDraftOf } from "./cardDraft.ts";
import { type CardFormTexts, cardFormTexts } from "./cardFormTexts.ts";
import { createCardPreview } from "./cardPreview.ts";
import { ExpiryField } from "./ExpiryField.tsx";
import { ExpiryFields } from "./ExpiryFields.tsx";
import { HolderNameField } from "./HolderNameField.tsx";
import { LiveCard } from "./LiveCard.tsx";
import { TermsField } from "./TermsField.tsx";

export interface CardFormProps<Card extends WalletCard = CardPayment>
  extends Omit<FormProps<Card>, "parse" | "summaryTitle"> {
  /** The day it is: it decides which months and years can be chosen. */
  today: CivilDate;
  /**
   * What judges the card: `parseCard` of the domain, or for the card alone `parseWalletCard`, `parseTypedCard` where its end
   * is typed. The page brings it, in its own chunk, because it knows every brand of the world; a form without it does not
   * exist, so that nothing is ever sent that was not judged.
   */
  parse: (draft: CardFormDraft, today: CivilDate) => Result<Card, FieldErrors<keyof CardFormDraft>>;
  /**
   * What is asked: all that a purchase takes, or the card alone, without CPF and terms.
   * @default "purchase"
   */
  asks?: "purchase" | "card" | undefined;
  /**
   * How the card's end is asked for: month and year chosen from lists, or typed in one field, MM/AA (with `parseTypedCard`).
   * @default "chosen"
   */
  expiry?: "chosen" | "typed" | undefined;
  /** The name on the card that is known already. */
  knownHolderName?: string | undefined;
  /** The CPF that is known already, as it is shown; it may come later. */
  knownCpf?: string | undefined;
  /**
   * Where the terms are.
   * @default "/termos-de-uso"
   */
  termsHref?: string | undefined;
  /** Other words in the place of its own. */
  texts?: Partial<CardFormTexts> | undefined;
  /** What stands below the fields: what went wrong, and the button that sends the form. */
  children: ReactNode;
}

/**
 * The card that pays, with its picture as one types (FUN-102). Number and security code live in the form's own inputs
 * and are handed to `onSubmit`; they go nowhere else. A refused form says the specified text once (FUN-276, FUN-277).
 */
export function CardForm<Card extends WalletCard = CardPayment>(props: CardFormProps<Card>) {
  const { today, parse, asks = "purchase", expiry = "chosen", knownHolderName, knownCpf, termsHref, ...rest } = props;
  const { texts, children, ...form } = rest;
  const words = { ...cardFormTexts, ...texts };
  const [preview] = useState(() => createCardPreview(knownHolderName));
  const showExpiry = (expirationMonth: string, expirationYear: string) =>
    preview.change({ expirationMonth, expirationYear });
  const parseValues = useCallback((values: FormValues) => parse(cardDraftOf(values), today), [parse, today]);

  return (
    <Form {...form} parse={parseValues} summaryTitle={cardAlertOf}>
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
        {expiry === "typed" ? (
          <ExpiryField texts={words} onExpiry={showExpiry} />
        ) : (
          <ExpiryFields today={today} texts={words} onExpiry={showExpiry} />
        )}
        <Wide data-on={expiry === "typed" ? "none" : "phone"}>
          <MaskedField
            kind="cvv"
            name="cvv"
            label={words.cvv}
            hint={words.cvvHint}
            required
            onFocus={() => preview.change({ side: "back" })}
            onBlur={() => preview.change({ side: "front" })}
          />
        </Wide>
        {asks === "card" ? null : (
          <>
            <Wide data-on="phone">
              <CpfField known={knownCpf} label={words.cpf} hint={words.cpfHint} />
            </Wide>
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
