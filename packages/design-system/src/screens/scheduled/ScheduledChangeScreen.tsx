import { accepted } from "@petbox/domain/result";
import {
  initialItems,
  isSameSelection,
  itemsChangeOf,
  parseRequestedItems,
  type RequestedItem,
  toggleItem,
  withQuantity,
} from "@petbox/domain/scheduled/itemsChange";
import type { OwnScheduled } from "@petbox/domain/scheduled/ownScheduled";
import { isForSale, type ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { totalQuantity } from "@petbox/domain/scheduled/scheduledPrice";
import { sharedPriceStepsOf } from "@petbox/domain/scheduled/startScheduled";
import { useRef, useState } from "react";
import { enterText } from "../../components/forms/Field/enterText.ts";
import { Form } from "../../components/forms/Form/index.ts";
import { Columns } from "../upsell/UpsellScreen.styles.ts";
import { ChangeSummary } from "./ChangeSummary.tsx";
import { PriceSteps } from "./PriceSteps.tsx";
import { type CountedWarning, ProductChoice } from "./ProductChoice.tsx";
import { ProductOption } from "./ProductOption.tsx";

/** The payload of a save. */
export interface SavedChange {
  readonly items: readonly RequestedItem[];
  /** The freight as shown. */
  readonly freight: ReturnType<typeof itemsChangeOf>["freight"];
}

export interface ScheduledChangeScreenProps {
  readonly kind: ScheduledKind;
  readonly subscription: OwnScheduled;
  readonly onSave: (change: SavedChange) => void;
  readonly pending: boolean;
  /** Error text of the last failed save; may contain HTML from the server. */
  readonly failure: string | undefined;
}

/**
 * The products and quantities, with the effects of the change before it is saved
 * (MAN-063, MAN-067, MAN-277, decision 55).
 */
export function ScheduledChangeScreen({ kind, subscription, onSave, pending, failure }: ScheduledChangeScreenProps) {
  // Only the customer's own selection is state: the subscription may be read again after its cached copy was shown.
  const [ownSelection, setOwnSelection] = useState<readonly RequestedItem[]>();
  const picked = ownSelection ?? initialItems(subscription);
  // The selection is the value of a form field, so that the page's draft keeps and restores it as a whole.
  const selection = useRef<HTMLInputElement>(null);
  // Products that have sold out in the meantime are dropped from the selection.
  const wanted = picked.filter(({ sku }) => subscription.products.some((each) => each.sku === sku && isForSale(each)));
  const [warning, setWarning] = useState<CountedWarning>();
  const products = useRef<HTMLDivElement>(null);
  const { noneChosenMessage } = scheduledRules[kind];
  const change = itemsChangeOf(kind, subscription, wanted);
  const total = totalQuantity(change.items);
  const priceSteps = sharedPriceStepsOf(kind, subscription.products);

  function select(items: readonly RequestedItem[]): void {
    if (selection.current) enterText(selection.current, selectionText(items));
  }

  function warn(text: string | undefined): void {
    setWarning(text === undefined ? undefined : { text, count: (warning?.count ?? 0) + 1 });
  }

  function toggle(product: ScheduledProduct): void {
    const next = toggleItem(wanted, product);
    // The last product cannot be removed; a warning explains why (MAN-278).
    warn(next === undefined ? noneChosenMessage : undefined);
    if (next !== undefined) select(next);
  }

  /** Failures that concern no single field are reported once for the form. */
  function save(): void {
    const parsed = parseRequestedItems(kind, wanted, subscription);
    warn(parsed.ok ? undefined : parsed.error);
    if (parsed.ok) onSave({ items: wanted, freight: change.freight });
    // On a phone the products are far above the button, so focus moves to them.
    else if (wanted.length === 0) products.current?.querySelector("input")?.focus();
  }

  return (
    <Form parse={() => accepted(undefined)} onSubmit={save} pending={pending} aria-label="Alterar assinatura">
      <input
        ref={selection}
        name="selection"
        value={selectionText(picked)}
        onChange={({ currentTarget }) => setOwnSelection(parseSelectionText(currentTarget.value))}
        hidden
      />
      <Columns>
        <ProductChoice
          kind={kind}
          products={subscription.products}
          items={subscription.items}
          priceSteps={priceSteps && <PriceSteps kind={kind} steps={priceSteps} total={total} />}
          warning={warning}
          pending={pending}
          listRef={products}
        >
          {(product) => (
            <ProductOption
              kind={kind}
              product={product}
              quantity={wanted.find(({ sku }) => sku === product.sku)?.quantity}
              total={total}
              isExplained={scheduledRules[kind].pricing === "tiered" && priceSteps === undefined}
              onToggle={() => toggle(product)}
              onQuantity={(quantity) => select(withQuantity(wanted, { sku: product.sku, quantity }))}
            />
          )}
        </ProductChoice>
        <ChangeSummary
          change={change}
          isSame={isSameSelection(wanted, initialItems(subscription))}
          pending={pending}
          failure={failure}
        />
      </Columns>
    </Form>
  );
}

/**
 * Returns a selection as the text of a form field.
 *
 * @example
 * selectionText([{ sku: "TAP-BRANCO", quantity: 2 }]); // "TAP-BRANCO=2"
 */
export function selectionText(items: readonly RequestedItem[]): string {
  return new URLSearchParams(items.map(({ sku, quantity }) => [sku, String(quantity)])).toString();
}

/** The inverse of `selectionText`. */
export function parseSelectionText(text: string): readonly RequestedItem[] {
  return [...new URLSearchParams(text)].map(([sku, quantity]) => ({ sku, quantity: Number(quantity) }));
}
