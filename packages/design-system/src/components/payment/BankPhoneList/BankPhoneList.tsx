import { Phone } from "lucide-react";
import type { ComponentProps } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Names, Root } from "./BankPhoneList.styles.ts";
import { type BankPhoneListTexts, bankPhoneListTexts } from "./bankPhoneListTexts.ts";
import { type BankPhone, bankPhones } from "./bankPhones.ts";

export interface BankPhoneListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** @default the public numbers of the largest banks */
  banks?: readonly BankPhone[];
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<BankPhoneListTexts> | undefined;
}

/** The phone numbers of banks, as links that call them (MAN-364). */
export function BankPhoneList({ banks = bankPhones, texts, ...rest }: BankPhoneListProps) {
  const { label, emptyText } = useTexts("bankPhoneList", bankPhoneListTexts, texts);
  return (
    <Root role="list" aria-label={label} {...rest}>
      {banks.length === 0 ? <li>{emptyText}</li> : null}
      {banks.map(({ bank, phone }) => (
        <li key={`${bank} ${phone}`}>
          <a href={`tel:${phone.replace(/\D/g, "")}`}>
            <Phone aria-hidden="true" />
            <Names>
              <strong>{bank}</strong>
              <span dir="ltr">{phone}</span>
            </Names>
          </a>
        </li>
      ))}
    </Root>
  );
}
