import { Phone } from "lucide-react";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { media } from "../../../theme/breakpoints.ts";
import { tokens } from "../../../tokens/index.ts";
import { type BankPhoneListTexts, bankPhoneListTexts } from "./bankPhoneListTexts.ts";
import { type BankPhone, bankPhones } from "./bankPhones.ts";

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s2};
  list-style: none;

  ${media.from600} { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  & a {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s3};
    min-height: ${tokens.size.touch};
    height: 100%;
    padding: ${tokens.space.s2} ${tokens.space.s4};
    border: ${tokens.size.border} solid ${tokens.color.border};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    line-height: ${tokens.lineHeight.tight};
    text-decoration: none;
  }
  ${media.hover} { & a:hover { border-color: ${tokens.color.primary}; background: ${tokens.color.primaryTint}; } }
  & svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; color: ${tokens.color.primary}; }
`;

const Names = styled.span`
  display: grid;
  min-width: 0;
  gap: ${tokens.space.s1};
  overflow-wrap: anywhere;

  & > strong { font-weight: ${tokens.fontWeight.bold}; }
  & > span { color: ${tokens.color.primary}; font-weight: ${tokens.fontWeight.bold}; font-variant-numeric: tabular-nums; text-decoration: underline; }
`;

export interface BankPhoneListProps extends Omit<ComponentProps<"ul">, "children"> {
  /**
   * The banks and their phone numbers.
   * @default the public numbers of the largest banks
   */
  banks?: readonly BankPhone[] | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<BankPhoneListTexts> | undefined;
}

/**
 * The phone numbers of banks, as links that call them (MAN-364).
 *
 * @example
 * <BankPhoneList banks={[{ bank: "Banco do Brasil", phone: "4004 0001" }]} />
 */
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
