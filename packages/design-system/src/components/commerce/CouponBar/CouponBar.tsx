import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { useFormat } from "../../../texts/useFormat.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { tokens } from "../../../tokens/index.ts";
import { type CouponBarTexts, couponBarTexts } from "./couponBarTexts.ts";

const Root = styled.div`
  padding: ${tokens.space.s2} ${tokens.space.s4};
  background: ${tokens.color.highlightTint};
  color: ${tokens.color.ink};
  font-size: ${tokens.fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.lineHeight.tight};
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s2};
  min-height: ${tokens.size.icon};
  max-width: ${tokens.size.page};
  margin-inline: auto;

  & > span { min-width: 0; overflow-wrap: anywhere; }
  & svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;

const Name = styled.strong`
  font-weight: ${tokens.fontWeight.black};
`;

export interface CouponBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** The name of the applied coupon. */
  name: string;
  /** The discount on the whole term of the plan; not mentioned at zero. */
  discount?: Cents | undefined;
  /** The benefit in words, when it is not an amount of money. */
  benefit?: ReactNode;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<CouponBarTexts> | undefined;
}

/**
 * The bar on top of the page with the applied coupon and its benefit (FUN-105).
 *
 * @example
 * import { cents } from "@petbox/domain/money/cents";
 *
 * <CouponBar name="AMIGO20" discount={cents(2000)} />
 */
export function CouponBar({ name, discount, benefit, texts, ...rest }: CouponBarProps) {
  const { label, activeText, discountText } = useTexts("couponBar", couponBarTexts, texts);
  const money = useFormat("money", formatCents);
  const gives = benefit ?? (discount === undefined || discount <= 0 ? undefined : discountText(discount, money));
  return (
    <Root {...rest}>
      <Line>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            fill={tokens.color.highlight}
            d="M3 5h18q1 0 1 1v3.5a2.5 2.5 0 0 0 0 5V18q0 1-1 1H3q-1 0-1-1v-3.5a2.5 2.5 0 0 0 0-5V6q0-1 1-1z"
          />
          <path
            fill="none"
            stroke={tokens.color.onHighlight}
            strokeWidth="1.8"
            strokeLinecap="round"
            d="m9 15 6-6m-6 .2v.1m6 5.4v.1"
          />
        </svg>
        <span>
          {`${label} `}
          <Name>{name}</Name>
          <span>{gives === undefined ? ` ${activeText}` : ` ${activeText}: `}</span>
          {gives}
        </span>
      </Line>
    </Root>
  );
}
