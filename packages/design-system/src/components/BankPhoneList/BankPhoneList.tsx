import { Phone } from "lucide-react";
import type { ComponentProps } from "react";
import { Names, Root } from "./BankPhoneList.styles.ts";
import { type BankPhone, bankPhones } from "./bankPhones.ts";

export interface BankPhoneListProps extends Omit<ComponentProps<"ul">, "children"> {
  /** @default the public numbers of the largest banks */
  banks?: readonly BankPhone[];
  /** @default "Telefones dos bancos" */
  label?: string;
}

/** The banks' numbers, each a press away from a call (MAN-364). */
export function BankPhoneList({ banks = bankPhones, label = "Telefones dos bancos", ...rest }: BankPhoneListProps) {
  return (
    <Root role="list" aria-label={label} {...rest}>
      {banks.map(({ bank, phone }) => (
        <li key={bank}>
          <a href={`tel:${phone.replace(/\D/g, "")}`}>
            <Phone aria-hidden="true" />
            <Names>
              <strong>{bank}</strong>
              <span>{phone}</span>
            </Names>
          </a>
        </li>
      ))}
    </Root>
  );
}
