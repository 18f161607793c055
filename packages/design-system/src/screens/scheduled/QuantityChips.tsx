import { formatCents } from "@petbox/domain/money/format";
import { optionQuantities, type ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import { countedUnits, type ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { itemPriceOf } from "@petbox/domain/scheduled/scheduledPrice";
import { useId } from "react";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Chip, Chips, Counted, Radio, Room } from "./QuantityChips.styles.ts";

interface QuantityChipsProps {
  readonly kind: ScheduledKind;
  readonly product: ScheduledProduct;
  /** The selected quantity; undefined if none. */
  readonly quantity: number | undefined;
  /** The quantity of the other products, which count towards the price of food. */
  readonly others: number;
  readonly onQuantity: (quantity: number) => void;
}

/** The quantities a product is sold in, each with its price per shipment. A press selects the product, too. */
export function QuantityChips({ kind, product, quantity, others, onQuantity }: QuantityChipsProps) {
  const group = useId();
  const { quantities } = optionQuantities(product);
  return (
    <Room>
      <Chips data-draft="none" data-in-thirds={quantities.length % 3 === 0 || undefined}>
        <legend>
          <VisuallyHidden>{`Opções de ${product.name}`}</VisuallyHidden>
        </legend>
        {quantities.map((each) => (
          <Chip key={each}>
            <Radio
              type="radio"
              name={group}
              value={each}
              checked={each === quantity}
              onChange={() => onQuantity(each)}
            />
            <Counted>{countedUnits(kind, each)}</Counted>
            <span>{formatCents(itemPriceOf(kind, { ...product, quantity: each }, others + each))}</span>
          </Chip>
        ))}
      </Chips>
    </Room>
  );
}
