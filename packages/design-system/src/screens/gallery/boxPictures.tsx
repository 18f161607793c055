import { monthCaption } from "@petbox/domain/gallery/boxMonth";
import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import type { GalleryPicture } from "../../components/media/Gallery/galleryPicture.ts";
import { BoxContents } from "./BoxContents.tsx";

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
