import { type PurchaseSummary, purchasedText, stillInCartText } from "@petbox/domain/scheduled/purchaseSummary";
import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { scheduledNameOf } from "@petbox/domain/scheduled/scheduledProducts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { ProductLine } from "../scheduled/ProductLine.tsx";

interface PurchasedProductsProps {
  readonly kind: ScheduledKind;
  /** Undefined while it is on its way: its place is kept. */
  readonly purchase: PurchaseSummary | undefined;
  /** Whether it is paid: then it is not changed here any more. @default false */
  readonly isPaid?: boolean | undefined;
}

/** Each product that is bought, how many of it and for how much, what is not in it, and the way back to change it. */
export function PurchasedProducts({ kind, purchase, isPaid = false }: PurchasedProductsProps) {
  if (purchase === undefined) return <Skeleton shape="control" />;
  const { items, stillInCart } = purchase;
  return (
    <Stack gap="s3">
      <Stack gap="s3" list aria-label="Produtos">
        {items.map((item) => (
          <li key={item.sku}>
            <ProductLine
              item={{ ...item, name: scheduledNameOf(item) }}
              detail={purchasedText(kind, item)}
              isGone={item.isGone}
            />
          </li>
        ))}
      </Stack>
      {isPaid ? null : <Link href={scheduledRules[kind].startPath}>Alterar produtos ou envio</Link>}
      {stillInCart === undefined ? null : (
        <Text size="small" tone="soft">
          {stillInCartText(stillInCart, isPaid ? "after" : "before")}{" "}
          {isPaid ? <Link href={scheduledRules[stillInCart.kind].startPath}>Ver o carrinho</Link> : null}
        </Text>
      )}
    </Stack>
  );
}
