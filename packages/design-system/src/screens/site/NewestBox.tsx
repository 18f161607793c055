import { monthCaption } from "@petbox/domain/gallery/boxMonth";
import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import { formatCents } from "@petbox/domain/money/format";
import { listed } from "@petbox/domain/text/listed";
import { Sentence } from "./NewestBox.styles.ts";

export interface NewestBoxProps {
  /** The newest box of the first track; undefined if the server does not describe it. */
  readonly box?: Pick<BoxPicture, "month" | "items" | "itemsValue"> | undefined;
}

/** The contents of the newest box in one sentence; nothing unless both its month and its items are known. */
export function NewestBox({ box: { month, items = [], itemsValue } = {} }: NewestBoxProps) {
  if (month === undefined || items.length === 0) return null;
  const came = items.length === 1 ? "veio" : "vieram";
  return (
    <Sentence>
      {`Em ${monthCaption(month).toLowerCase()} ${came} ${listed(items)}.`}
      {itemsValue === undefined ? null : (
        <>
          {" "}
          <b>{`${formatCents(itemsValue)} em produtos.`}</b>
        </>
      )}
    </Sentence>
  );
}
