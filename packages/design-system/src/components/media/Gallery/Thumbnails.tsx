import { useEffect, useRef } from "react";
import { Image } from "../../foundations/Image/Image.tsx";
import { Strip, Thumbnail } from "./Gallery.styles.ts";
import type { GalleryPicture } from "./galleryPicture.ts";
import type { GalleryTexts } from "./galleryTexts.ts";

interface ThumbnailsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  texts: GalleryTexts;
  onGoTo: (picture: number) => void;
}

/** The thumbnails, in a row that keeps the current one in view. One tab stop. */
export function Thumbnails({ pictures, current, texts, onGoTo }: ThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = strip.current?.children[current];
    if (strip.current === null || !(chosen instanceof HTMLElement)) return;
    // Scrolls the row only; scrollIntoView would scroll the page too.
    strip.current.scrollTo?.({ left: chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2 });
  }, [current]);
  return (
    <Strip ref={strip} role="list" aria-label={texts.thumbnailsLabel}>
      {pictures.map(({ src, thumbnail = src, width, height }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a thumbnail is identified by its position
        <li key={index}>
          <Thumbnail
            type="button"
            aria-label={texts.goToLabel(index + 1, pictures.length)}
            aria-current={index === current || undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onGoTo(index)}
          >
            <Image src={thumbnail} alt="" width={width} height={height} fit="cover" shape="square" />
          </Thumbnail>
        </li>
      ))}
    </Strip>
  );
}
