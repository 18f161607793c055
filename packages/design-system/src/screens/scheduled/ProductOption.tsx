import { formatCents } from "@petbox/domain/money/format";
import type { AllowedQuantities } from "@petbox/domain/quantity/allowedQuantities";
import { countedPriceText } from "@petbox/domain/scheduled/purchaseSummary";
import { optionQuantities, type ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import { countedUnits, type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { priceSteps, unitPriceOf } from "@petbox/domain/scheduled/scheduledPrice";
import { scheduledNameOf } from "@petbox/domain/scheduled/scheduledProducts";
import type { ReactNode } from "react";
import { Checkbox } from "../../components/forms/Checkbox/index.ts";
import { QuantityStepper } from "../../components/forms/QuantityStepper/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Choice, Item } from "./OwnScheduled.styles.ts";
import { PriceSteps } from "./PriceSteps.tsx";

interface ProductOptionProps {
  readonly kind: ScheduledKind;
  readonly product: ScheduledProduct;
  /** The selected quantity; undefined if none. */
  readonly quantity: number | undefined;
  /** The quantity of all products together, which sets the price of food. */
  readonly total: number;
  /** Details below the product's name. */
  readonly subtitle?: string | undefined;
  /** Whether its own price list is shown on this card. @default false */
  readonly isExplained?: boolean;
  /** The quantities that the buttons step through. @default the quantities it is sold in */
  readonly allowed?: AllowedQuantities | undefined;
  /** Whether its quantity is being saved, which locks the buttons of its quantity (FUN-183). @default false */
  readonly pending?: boolean;
  /** The quantities it is sold in, to choose one with a press. */
  readonly chips?: ReactNode;
  readonly onToggle: () => void;
  readonly onQuantity: (quantity: number) => void;
}

/** A selectable product with its calculated price and a stepper over the quantities it is sold in (MAN-279, MAN-280). */
export function ProductOption(props: ProductOptionProps) {
  const {
    kind,
    product,
    quantity,
    total,
    subtitle,
    isExplained = false,
    pending = false,
    chips,
    onToggle,
    onQuantity,
  } = props;
  const { allowed = optionQuantities(product) } = props;
  const { image = "", imageAlt = "", price } = product;
  const name = scheduledNameOf(product);
  const { unit } = scheduledRules[kind];
  const isWanted = quantity !== undefined;
  const [first] = product.options;
  const shown = { ...product, quantity: quantity ?? first?.quantity ?? 1 };
  const unitPrice = unitPriceOf(kind, shown, isWanted ? total : total + shown.quantity);
  // The chip of one unit says its price.
  const isSaidByChip = chips !== undefined && shown.quantity === 1;
  return (
    <Stack gap="s4">
      <Item data-tall={chips === undefined ? undefined : ""}>
        <Image src={image} alt={imageAlt} width={64} height={64} shape="square" fit="contain" />
        <Choice>
          <Stack gap="s1">
            {/* Excluded from drafts: a restored tick without its quantity would be sent to the cart. */}
            <Checkbox
              name={product.sku}
              label={
                <Text inline weight="bold">
                  {name}
                </Text>
              }
              checked={isWanted}
              onCheckedChange={onToggle}
              data-draft="none"
            />
            {subtitle === undefined ? null : (
              <Text size="small" tone="soft">
                {subtitle}
              </Text>
            )}
            {isWanted ? (
              <Text size="small" tone="soft">
                {countedPriceText(kind, quantity, unitPrice)}
              </Text>
            ) : null}
            {isWanted || isSaidByChip ? null : (
              <Text size="small" tone="soft">
                {`${formatCents(unitPrice)} por ${unit.one}`}
              </Text>
            )}
            {isWanted || price === undefined ? null : (
              <Text size="small" tone="soft">
                <del>{formatCents(price)}</del>
                <span> sem assinar</span>
              </Text>
            )}
            {isExplained ? <PriceSteps kind={kind} steps={priceSteps(product.options)} total={total} /> : null}
          </Stack>
          {isWanted ? (
            <QuantityStepper
              item={name}
              value={quantity}
              allowed={allowed}
              pending={pending}
              onValueChange={onQuantity}
              texts={{ announce: (counted) => countedUnits(kind, counted) }}
            />
          ) : null}
        </Choice>
      </Item>
      {chips}
    </Stack>
  );
}
