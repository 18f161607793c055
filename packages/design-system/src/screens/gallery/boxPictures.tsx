import { monthCaption } from "@petbox/domain/gallery/boxMonth";
import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { listed } from "@petbox/domain/text/listed";
import { Text } from "../../components/foundations/Text/index.ts";
import type { GalleryPicture } from "../../components/media/Gallery/galleryPicture.ts";

/** Size assumed for a picture of unknown size. */
const usualSize = { width: 320, height: 240 };

/** Past boxes as pictures for the viewer. @param named the boxes' common name: "Caixa Mordedores". */
export function boxPictures(boxes: readonly BoxPicture[], named: string): readonly GalleryPicture[] {
  return boxes.map(({ image, month, items, itemsValue, ...size }) => {
    const caption = month && monthCaption(month);
    const alt = caption === undefined ? named : `${named} de ${caption.toLowerCase()}`;
    return { ...usualSize, ...size, src: image, alt, caption, description: contentsOf(items, itemsValue) };
  });
}

function contentsOf(items: BoxPicture["items"], itemsValue: BoxPicture["itemsValue"]) {
  if (items === undefined && itemsValue === undefined) return undefined;
  return <BoxContents items={items} itemsValue={itemsValue} />;
}

interface BoxContentsProps {
  /** Names of the items. */
  readonly items?: readonly string[] | undefined;
  /** The total retail price of the items. */
  readonly itemsValue?: Cents | undefined;
}

/** The items of a past box and their value, as far as the server sends them. */
function BoxContents({ items = [], itemsValue }: BoxContentsProps) {
  return (
    <>
      {items.length === 0 ? null : <Text tone="soft">{`Dentro: ${listed(items)}.`}</Text>}
      {itemsValue === undefined ? null : <Text weight="bold">{`${formatCents(itemsValue)} em produtos`}</Text>}
    </>
  );
}
