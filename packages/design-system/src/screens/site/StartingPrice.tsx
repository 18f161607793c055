import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { Line } from "./StartingPrice.styles.ts";

/** What a box costs at least, by the month. Its place is kept until that is known, and where nobody says it. */
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
