import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { useState } from "react";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";

/** Announces a changed price to screen readers, e.g. after a coupon; the initial price is not announced. */
export function PriceAnnouncement({ price }: { readonly price: Cents | undefined }) {
  const [known, setKnown] = useState<{ readonly price: Cents | undefined; readonly before: Cents | undefined }>({
    price,
    before: undefined,
  });
  if (price !== undefined && price !== known.price) setKnown({ price, before: known.price });
  const isNews = known.before !== undefined && known.price !== undefined;
  return (
    <VisuallyHidden role="status">
      {isNews ? `O preço mudou de ${formatCents(known.before)} para ${formatCents(known.price)} por mês` : ""}
    </VisuallyHidden>
  );
}
