import { type PurchaseSummary, purchasedText, stillInCartText } from "@petbox/domain/scheduled/purchaseSummary";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledPages } from "@petbox/domain/scheduled/scheduledPages";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { ProductLine } from "../scheduled/ProductLine.tsx";

interface PurchasedProductsProps {
  readonly kind: ScheduledKind;
  /** Undefined while loading; a placeholder is shown. */
  readonly purchase: PurchaseSummary | undefined;
  /** Whether it is paid, and so can no longer be changed here. @default false */
  readonly isPaid?: boolean | undefined;
}

/** The products in the purchase with quantities and prices, the excluded ones, and a link to change them. */
export function PurchasedProducts({ kind, purchase, isPaid = false }: PurchasedProductsProps) {
  if (purchase === undefined) return <Skeleton shape="control" />;
  const { items, stillInCart } = purchase;
  return (
    <Stack gap="s3">
      <Stack gap="s3" list aria-label="Produtos">
        {items.map((item) => (
          <li key={item.sku}>
            <ProductLine item={item} detail={purchasedText(kind, item)} isGone={item.isGone} />
          </li>
        ))}
      </Stack>
      {isPaid ? null : (
        <Link href={scheduledPages[kind].start} standalone>
          Alterar produtos ou envio
        </Link>
      )}
      {stillInCart === undefined ? null : (
        <Text size="small" tone="soft">
          <span>{`${stillInCartText(stillInCart, isPaid ? "after" : "before")} `}</span>
          {isPaid ? <Link href={scheduledPages[stillInCart.kind].start}>Ver o carrinho</Link> : null}
        </Text>
      )}
    </Stack>
  );
}
