import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import { isForSale } from "@petbox/domain/scheduled/scheduledItem";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { ProductLine } from "./ProductLine.tsx";

/** Products in the subscription that are discontinued or out of stock; they do not block changes. */
export function UnavailableProducts({
  subscription,
}: {
  readonly subscription: Pick<OwnScheduled, "items" | "products">;
}) {
  const own = subscription.items.filter((item) => !isForSale(item));
  const others = subscription.products.filter(
    (product) => !isForSale(product) && !own.some(({ sku }) => sku === product.sku),
  );
  if (own.length + others.length === 0) return null;
  return (
    <Stack gap="s3">
      {own.length === 0 ? null : (
        <Alert tone="info" role="note">
          O que acabou sai da sua assinatura quando você salvar. O resto continua como você escolher.
        </Alert>
      )}
      <Stack gap="s3" list aria-label="Produtos esgotados">
        {[...own, ...others].map((product) => (
          <li key={product.sku}>
            <ProductLine item={product} detail="Esgotado" isGone />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
