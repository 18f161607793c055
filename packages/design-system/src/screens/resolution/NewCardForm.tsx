import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { parseTypedCard } from "@petbox/domain/card/typedCard";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { FieldErrors } from "@petbox/domain/fieldErrors";
import type { Cents } from "@petbox/domain/money/cents";
import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { CardForm } from "../../components/payment/CardForm/index.ts";
import { PayButton } from "./PayButton.tsx";

interface NewCardFormProps {
  readonly today: CivilDate;
  readonly amount: Cents;
  readonly pending: boolean;
  /** HTML from the server explaining why the last card was refused. */
  readonly failure: string | undefined;
  readonly serverErrors: FieldErrors<string> | undefined;
  readonly onSubmit: (card: WalletCard) => void | Promise<void>;
  /** Content between the fields and the submit button. */
  readonly children: ReactNode;
}

/** Pays the debt with a new card, whose expiry is one field (MAN-152). Number and security code exist only in its inputs. */
export function NewCardForm({ amount, pending, failure, children, ...form }: NewCardFormProps) {
  return (
    <CardForm asks="card" expiry="typed" parse={parseTypedCard} pending={pending} {...form}>
      <Stack>
        {children}
        <PayButton amount={amount} pending={pending} failure={failure} />
      </Stack>
    </CardForm>
  );
}
