import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { listed } from "@petbox/domain/text/listed";
import { Text } from "../../components/foundations/Text/index.ts";

interface BoxContentsProps {
  /** Names of the items. */
  readonly items?: readonly string[] | undefined;
  /** The total retail price of the items. */
  readonly itemsValue?: Cents | undefined;
}

/** The items of a past box and their value, as far as the server sends them. */
export function BoxContents({ items = [], itemsValue }: BoxContentsProps) {
  return (
    <>
      {items.length === 0 ? null : <Text tone="soft">{`Dentro: ${listed(items)}.`}</Text>}
      {itemsValue === undefined ? null : <Text weight="bold">{`${formatCents(itemsValue)} em produtos`}</Text>}
    </>
  );
}
