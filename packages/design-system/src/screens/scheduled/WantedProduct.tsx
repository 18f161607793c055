import { formatCents } from "@petbox/domain/money/format";
import type { AllowedQuantities } from "@petbox/domain/quantity/allowedQuantities";
import { optionQuantities, type ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import { countedUnits, type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { itemPriceOf, unitPriceOf } from "@petbox/domain/scheduled/scheduledPrice";
import { priceExplanation } from "@petbox/domain/scheduled/startScheduled";
import { Checkbox } from "../../components/forms/Checkbox/index.ts";
import { QuantityStepper } from "../../components/forms/QuantityStepper/index.ts";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Choice, Item } from "./OwnScheduled.styles.ts";

interface WantedProductProps {
  readonly kind: ScheduledKind;
  readonly product: ScheduledProduct;
  /** How many are wanted; undefined for none. */
  readonly quantity: number | undefined;
  /** How many of all products together: what food costs goes by it. */
  readonly total: number;
  /** What there is to know of it before it is wanted, under its name. */
  readonly subtitle?: string | undefined;
  /** Whether its price is explained here, or once for all products. */
  readonly isExplained: boolean;
  /** The quantities that a press goes to. @default those that it is sold in */
  readonly allowed?: AllowedQuantities | undefined;
  /** A change is on its way: no other is taken. @default false */
  readonly pending?: boolean;
  readonly onToggle: () => void;
  readonly onQuantity: (quantity: number) => void;
}

/** A product to choose, its price as it is worked out, and how many of it: only the quantities it is sold in (MAN-279, MAN-280). */
export function WantedProduct(props: WantedProductProps) {
  const { kind, product, quantity, total, subtitle, isExplained, pending = false, onToggle, onQuantity } = props;
  const { allowed = optionQuantities(product) } = props;
  const { name, image = "", imageAlt = "", price } = product;
  const { unit } = scheduledRules[kind];
  const isWanted = quantity !== undefined;
  const [first] = product.options;
  const shown = { ...product, quantity: quantity ?? first?.quantity ?? 1 };
  const unitPrice = unitPriceOf(kind, shown, isWanted ? total : total + shown.quantity);
  const each = formatCents(unitPrice);
  return (
    <Item>
      <Image src={image} alt={imageAlt} width={64} height={64} shape="square" fit="contain" />
      <Choice>
        <Stack gap="s1">
          {/* Without its quantity a tick is half a wish, and in the cart it would be sent as one: no draft brings it back. */}
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
          <Text size="small" tone="soft">
            {isWanted
              ? `${countedUnits(kind, quantity)} × ${each} = ${formatCents(itemPriceOf(kind, shown, total))}`
              : `${each} por ${unit.one}${price === undefined ? "" : `, em vez de ${formatCents(price)}`}`}
          </Text>
          {isExplained ? (
            <Text size="small" tone="soft">
              {priceExplanation(kind, product, unitPrice)}
            </Text>
          ) : null}
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
  );
}
