import { smallestQuantity } from "@petbox/domain/scheduled/cart";
import type { RequestedItem } from "@petbox/domain/scheduled/itemsChange";
import { isForSale, type ScheduledProduct, startQuantities } from "@petbox/domain/scheduled/scheduledItem";
import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { totalQuantity } from "@petbox/domain/scheduled/scheduledPrice";
import { scheduledNameOf, scheduledTitleOf } from "@petbox/domain/scheduled/scheduledProducts";
import { commonPriceList, type StartScheduled, startSummaryOf } from "@petbox/domain/scheduled/startScheduled";
import { useRef, useState } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";
import { Columns } from "../upsell/UpsellScreen.styles.ts";
import { ProductOption } from "./ProductOption.tsx";
import { StartSummaryCard } from "./StartSummaryCard.tsx";
import { UnavailableProducts } from "./UnavailableProducts.tsx";

export interface StartScheduledScreenProps {
  readonly kind: ScheduledKind;
  readonly start: StartScheduled;
  /** The cart, including changes not sent yet. */
  readonly cart: readonly RequestedItem[];
  /** Whether a cart change is being sent (FUN-183). */
  readonly changing: boolean;
  /** Sets a product's quantity; undefined removes it. */
  readonly onChange: (sku: string, quantity: number | undefined) => void;
  /** Continues to the payment, with a box's code or alone. */
  readonly onContinue: (withBoxOf: string | undefined) => void;
  readonly pending: boolean;
  /** Error text of the last failed attempt to continue. */
  readonly failure: string | undefined;
}

/** Selects the products of a kind and how they are sent, and shows the monthly charge (decision 52). */
export function StartScheduledScreen(props: StartScheduledScreenProps) {
  const { kind, start, cart, changing, onChange, onContinue, pending, failure } = props;
  const [chosenBox, setChosenBox] = useState<string | undefined>(start.withBoxOf ?? start.boxes[0]?.code);
  const [isWarned, setWarned] = useState(false);
  const products = useRef<HTMLDivElement>(null);
  // A box that has ended in the meantime can no longer carry the products.
  const withBoxOf = start.boxes.some(({ code }) => code === chosenBox) ? chosenBox : undefined;
  const summary = startSummaryOf(kind, start, { cart, withBoxOf });
  const total = totalQuantity(summary.items);
  const isEmpty = summary.items.length === 0;
  const priceList = commonPriceList(kind, start.products);

  function goOn(): void {
    setWarned(isEmpty);
    // On a phone the missing selection is far above the button, so focus moves to it.
    if (isEmpty) products.current?.querySelector("input")?.focus();
    else onContinue(withBoxOf);
  }

  function wanted(product: ScheduledProduct) {
    const item = summary.items.find(({ sku }) => sku === product.sku);
    const allowed = startQuantities(product);
    const least = smallestQuantity(product) ?? 1;
    return (
      <ProductOption
        kind={kind}
        product={{ ...product, name: scheduledNameOf(product) }}
        quantity={item?.quantity}
        total={total}
        subtitle={scheduledTitleOf(product.sku)?.subtitle}
        isExplained={priceList === undefined}
        allowed={allowed}
        pending={changing}
        onToggle={() => onChange(product.sku, item === undefined ? least : undefined)}
        onQuantity={(quantity) => onChange(product.sku, quantity)}
      />
    );
  }

  return (
    <Columns>
      <Stack gap="s4">
        <Heading headingLevel={2} size="large">
          Produtos
        </Heading>
        {priceList === undefined ? null : <Text tone="soft">{priceList}</Text>}
        {isWarned && isEmpty ? (
          <Alert tone="warning" role="alert" ref={bringIntoView}>
            {scheduledRules[kind].noneChosenMessage}
          </Alert>
        ) : null}
        <Stack gap="s3" list ref={products}>
          {start.products.filter(isForSale).map((product) => (
            <li key={product.sku}>
              <Card variant="outlined">{wanted(product)}</Card>
            </li>
          ))}
        </Stack>
        <UnavailableProducts subscription={{ items: [], products: start.products }} />
      </Stack>
      <StartSummaryCard
        kind={kind}
        boxes={start.boxes}
        withBoxOf={withBoxOf}
        onBox={setChosenBox}
        summary={summary}
        pending={pending}
        failure={failure}
        onContinue={goOn}
      />
    </Columns>
  );
}
