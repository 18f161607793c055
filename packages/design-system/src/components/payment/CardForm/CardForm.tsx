import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { CardDraft, CardErrors, CardPayment } from "@petbox/domain/card/card";
import { cardAlertOf } from "@petbox/domain/card/cardAlert";
import type { Result } from "@petbox/domain/result";
import { type ReactNode, useCallback, useState } from "react";
import { Form, type FormProps, type FormValues } from "../../forms/Form/index.ts";
import { MaskedField } from "../../forms/MaskedField/index.ts";
import type { CardPictureTexts } from "../CardPicture/index.ts";
import { Fields, Wide } from "./CardForm.styles.ts";
import { CpfField } from "./CpfField.tsx";
import { cardDraftOf } from "./cardDraft.ts";
import { type CardLabels, defaultCardLabels } from "./cardLabels.ts";
import { createCardPreview } from "./cardPreview.ts";
import { ExpiryFields } from "./ExpiryFields.tsx";
import { HolderNameField } from "./HolderNameField.tsx";
import { LiveCard } from "./LiveCard.tsx";
import { TermsField, type TermsTexts } from "./TermsField.tsx";

export interface CardFormProps extends TermsTexts, Omit<FormProps<CardPayment>, "parse" | "summaryTitle"> {
  /** The day it is: it decides which months and years can be chosen. */
  today: CivilDate;
  /**
   * What judges the card: `parseCard` of the domain. The page brings it, in its own chunk, because it knows every brand of
   * the world; a form without it does not exist, so that nothing is ever sent that was not judged.
   */
  parse: (draft: CardDraft, today: CivilDate) => Result<CardPayment, CardErrors>;
  /** The CPF that is known already, as it is shown; it may come later. */
  knownCpf?: string | undefined;
  /**
   * Other words for some of the fields.
   * @default "Nome impresso no cartão", "Número do cartão", "Mês de validade", "Ano de validade", …
   */
  labels?: Partial<CardLabels> | undefined;
  /** Other words on the card's picture. */
  pictureTexts?: CardPictureTexts | undefined;
  /** What stands below the fields: what went wrong, and the button that sends the form. */
  children: ReactNode;
}

/**
 * The card that pays, with its picture as one types (FUN-102). Number and security code live in the form's own inputs
 * and are handed to `onSubmit`; they go nowhere else. A refused form says the specified text once (FUN-276, FUN-277).
 */
export function CardForm(props: CardFormProps) {
  const { today, parse, knownCpf, labels, pictureTexts, children, ...rest } = props;
  const { termsHref, termsLinkLabel, newTabLabel, ...form } = rest;
  const texts = { ...defaultCardLabels, ...labels };
  const [preview] = useState(createCardPreview);
  const parseValues = useCallback((values: FormValues) => parse(cardDraftOf(values), today), [parse, today]);

  return (
    <Form {...form} parse={parseValues} summaryTitle={cardAlertOf}>
      <LiveCard preview={preview} texts={pictureTexts} />
      <Fields>
        <Wide>
          <HolderNameField label={texts.holderName} onName={(holderName) => preview.change({ holderName })} />
        </Wide>
        <Wide>
          <MaskedField
            kind="cardNumber"
            name="number"
            label={texts.number}
            required
            onValueChange={(number) => preview.change({ number })}
          />
        </Wide>
        <ExpiryFields
          today={today}
          labels={texts}
          onExpiry={(expirationMonth, expirationYear) => preview.change({ expirationMonth, expirationYear })}
        />
        <Wide data-on="phone">
          <MaskedField
            kind="cvv"
            name="cvv"
            label={texts.cvv}
            hint={texts.cvvHint}
            required
            onFocus={() => preview.change({ side: "back" })}
            onBlur={() => preview.change({ side: "front" })}
          />
        </Wide>
        <Wide data-on="phone">
          <CpfField known={knownCpf} label={texts.cpf} hint={texts.cpfHint} />
        </Wide>
        <Wide>
          <TermsField label={texts.acceptedTerms} {...{ termsHref, termsLinkLabel, newTabLabel }} />
        </Wide>
      </Fields>
      {children}
    </Form>
  );
}
