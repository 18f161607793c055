import { formatCents } from "@petbox/domain/money/format";
import { optionQuantities, type ScheduledProduct } from "@petbox/domain/scheduled/scheduledItem";
import { countedUnits, type ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import { itemPriceOf } from "@petbox/domain/scheduled/scheduledPrice";
import { scheduledNameOf } from "@petbox/domain/scheduled/scheduledProducts";
import { useId } from "react";
import { styled } from "styled-components";
import { hiddenRadio } from "../../components/foundations/VisuallyHidden/hiddenRadio.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../tokens/index.ts";

const Room = styled.div`
  container-type: inline-size;
`;

/**
 * Equal columns without a lone chip in the last row: two or three where it is narrow, and otherwise one row, with room for three or more, so
 * that the products of a page have their chips below each other.
 */
const Chips = styled.fieldset`
  display: grid;
  gap: ${tokens.space.s2};
  @container (width >= 12rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (width >= 16rem) {
    &[data-in-thirds] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  @container (width >= 26rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &[data-many] {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-columns: none;
    }
  }
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Chip = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  min-block-size: ${tokens.size.touch};
  padding: ${tokens.space.s1} ${tokens.space.s2};
  border: ${tokens.size.border} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  font-size: ${tokens.fontSize.small};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${media.hover} { &:hover { border-color: ${tokens.color.primary}; } }
  &:has(:checked) {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primaryTint};
    box-shadow: inset 0 0 0 ${tokens.size.border} ${tokens.color.primary};
  }
  &:has(:focus-visible) {
    outline: ${tokens.size.focusRing} solid ${tokens.color.focus};
    outline-offset: ${tokens.size.borderThick};
  }
  &:has(:disabled) { cursor: not-allowed; opacity: 0.6; }
  ${media.forcedColors} {
    &:has(:disabled) { color: GrayText; }
    &:has(:checked) { border-width: ${tokens.size.focusRing}; border-color: Highlight; }
  }
`;

const Radio = styled.input`${hiddenRadio}`;

const Counted = styled.span`font-weight: ${tokens.fontWeight.bold};`;

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
      <Chips
        data-draft="none"
        data-in-thirds={quantities.length % 3 === 0 || undefined}
        data-many={quantities.length > 3 || undefined}
      >
        <legend>
          <VisuallyHidden>{`Opções de ${scheduledNameOf(product)}`}</VisuallyHidden>
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
