import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import { isForSale, type ScheduledItem, type ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { dailyCostOf } from "@petbox/domain/scheduled/startScheduled";
import type { ReactNode, Ref } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";
import { ProductLine } from "./ProductLine.tsx";

/** Why a press was refused, counted so that an equal text is announced again. */
export interface CountedWarning {
  readonly text: string;
  readonly count: number;
}

interface ProductChoiceProps {
  readonly kind: ScheduledKind;
  readonly products: readonly ScheduledProduct[];
  /** The products of the current subscription, if any: those that have sold out are named. */
  readonly items?: readonly ScheduledItem[];
  /** The price list that all products share, if any. */
  readonly priceSteps?: ReactNode;
  /** Why the choice cannot be changed or sent so. */
  readonly warning: CountedWarning | undefined;
  readonly pending: boolean;
  readonly listRef?: Ref<HTMLDivElement>;
  /** Renders a product that is for sale, with its quantity. */
  readonly children: (product: ScheduledProduct) => ReactNode;
}

/** The products of a kind to choose from, and those that are sold out. */
export function ProductChoice(props: ProductChoiceProps) {
  const { kind, products, items = [], priceSteps, warning, pending, listRef, children } = props;
  const dailyCost = dailyCostOf(kind, products);
  return (
    <Stack gap="s4">
      <Heading headingLevel={2} size="large">
        Produtos
      </Heading>
      {dailyCost === undefined ? null : <Text tone="soft">{dailyCost}</Text>}
      {priceSteps}
      {warning === undefined ? null : (
        <Alert key={warning.count} tone="warning" role="alert" ref={bringIntoView}>
          {warning.text}
        </Alert>
      )}
      {/* The choice that is being sent is the one that was confirmed. */}
      <fieldset disabled={pending}>
        <Stack gap="s3" list ref={listRef}>
          {products.filter(isForSale).map((product) => (
            <li key={product.sku}>
              <Card variant="outlined">{children(product)}</Card>
            </li>
          ))}
        </Stack>
      </fieldset>
      <UnavailableProducts subscription={{ items, products }} />
    </Stack>
  );
}

/** Products in the subscription that are discontinued or out of stock; they do not block changes. */
function UnavailableProducts({ subscription }: { readonly subscription: Pick<OwnScheduled, "items" | "products"> }) {
  const own = subscription.items.filter((item) => !isForSale(item));
  const others = subscription.products.filter(
    (product) => !isForSale(product) && !own.some(({ sku }) => sku === product.sku),
  );
  if (own.length + others.length === 0) return null;
  return (
    <Stack gap="s3">
      {own.length === 0 ? null : (
        <Alert tone="info" role="note">
          Ao salvar, os produtos esgotados são retirados da sua assinatura. Os outros ficam como você escolher.
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
