import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { styled } from "styled-components";
import { tokens } from "../../tokens/index.ts";

const Line = styled.p`
  min-height: calc(1em * ${tokens.lineHeight.body});
  min-height: 1lh;
  font-size: ${tokens.fontSize.large};
  & b { font-size: ${tokens.fontSize.title}; font-weight: ${tokens.fontWeight.black}; font-variant-numeric: tabular-nums; line-height: 1; }
`;

/** The lowest monthly price of a box. Reserves its space until the price is known, or if it never is. */
export function StartingPrice({ price }: { readonly price?: Cents | undefined }) {
  return (
    <Line>
      {price === undefined ? null : (
        <>
          A partir de <b>{formatCents(price)}</b> por mês
        </>
      )}
    </Line>
  );
}
