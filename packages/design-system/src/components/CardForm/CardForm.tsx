import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { type CardPayment, cardAlertOf, parseCard } from "@petbox/domain/card/card";
import { type ReactNode, useState } from "react";
import { Checkbox } from "../Checkbox/index.ts";
import { Form, type FormProps } from "../Form/index.ts";
import { Link } from "../Link/index.ts";
import { MaskedField } from "../MaskedField/index.ts";
import { Fields, Wide } from "./CardForm.styles.ts";
import { CpfField } from "./CpfField.tsx";
import { cardDraftOf } from "./cardDraft.ts";
import { createCardPreview } from "./cardPreview.ts";
import { ExpiryFields } from "./ExpiryFields.tsx";
import { HolderNameField } from "./HolderNameField.tsx";
import { LiveCard } from "./LiveCard.tsx";

export interface CardFormProps extends Omit<FormProps<CardPayment>, "parse" | "summaryTitle"> {
  /** The day it is: it decides which months and years can be chosen. */
  today: CivilDate;
  /** The CPF that is known already, as it is shown; it may come later. */
  knownCpf?: string | undefined;
  /** @default "/termos-de-uso" */
  termsHref?: string;
  /** What stands below the fields: what went wrong, and the button that sends the form. */
  children: ReactNode;
}

/**
 * The card that pays, with its picture as one types (FUN-102). Number and security code live in the form's own inputs
 * and are handed to `onSubmit`; they go nowhere else. A refused form says the specified text once (FUN-276, FUN-277).
 */
export function CardForm({ today, knownCpf, termsHref = "/termos-de-uso", children, ...form }: CardFormProps) {
  const [preview] = useState(createCardPreview);

  return (
    <Form {...form} parse={(values) => parseCard(cardDraftOf(values), today)} summaryTitle={cardAlertOf}>
      <LiveCard preview={preview} />
      <Fields>
        <Wide>
          <HolderNameField onName={(holderName) => preview.change({ holderName })} />
        </Wide>
        <Wide>
          <MaskedField
            kind="cardNumber"
            name="number"
            label="Número do cartão"
            required
            onValueChange={(number) => preview.change({ number })}
          />
        </Wide>
        <ExpiryFields
          today={today}
          onExpiry={(expirationMonth, expirationYear) => preview.change({ expirationMonth, expirationYear })}
        />
        <Wide data-on="phone">
          <MaskedField
            kind="cvv"
            name="cvv"
            label="Código de segurança"
            hint="3 ou 4 dígitos (CVV)"
            required
            onFocus={() => preview.change({ side: "back" })}
            onBlur={() => preview.change({ side: "front" })}
          />
        </Wide>
        <Wide data-on="phone">
          <CpfField known={knownCpf} />
        </Wide>
        <Wide>
          <Checkbox
            name="acceptedTerms"
            required
            label="Li e aceito os termos de uso"
            // Beside the label and not in it: a thumb that ticks the box must not open them.
            hint={
              <Link href={termsHref} newTab standalone>
                Ler os termos de uso
              </Link>
            }
          />
        </Wide>
      </Fields>
      {children}
    </Form>
  );
}
