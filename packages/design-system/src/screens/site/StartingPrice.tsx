import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { Line } from "./StartingPrice.styles.ts";

/** The lowest monthly price of a box. Reserves its space while unknown. */
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
