import { monthCaption } from "@petbox/domain/gallery/boxMonth";
import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import type { GalleryPicture } from "../../components/media/Gallery/galleryPicture.ts";

/** Size assumed for a picture of unknown size. */
const usualSize = { width: 320, height: 240 };

/** Past boxes as pictures for the viewer. @param named the boxes' common name: "Caixa Mordedores". */
export function boxPictures(boxes: readonly BoxPicture[], named: string): readonly GalleryPicture[] {
  return boxes.map(({ image, month, ...size }) => {
    const caption = month && monthCaption(month);
    const alt = caption === undefined ? named : `${named} de ${caption.toLowerCase()}`;
    return { ...usualSize, ...size, src: image, alt, caption };
  });
}
