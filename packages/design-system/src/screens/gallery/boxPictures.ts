import { monthCaption } from "@petbox/domain/gallery/boxMonth";
import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import type { GalleryPicture } from "../../components/media/Gallery/galleryPicture.ts";

/** The shape of a picture whose size nobody knows. */
const usualSize = { width: 320, height: 240 };

/** Past boxes as pictures that can be looked at. @param named what such a box is called: "Caixa Mordedores". */
export function boxPictures(boxes: readonly BoxPicture[], named: string): readonly GalleryPicture[] {
  return boxes.map(({ image, month, ...size }) => {
    const caption = month && monthCaption(month);
    const alt = caption === undefined ? named : `${named} de ${caption.toLowerCase()}`;
    return { ...usualSize, ...size, src: image, alt, caption };
  });
}
