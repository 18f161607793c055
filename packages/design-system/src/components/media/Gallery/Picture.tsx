import { Maximize2 } from "lucide-react";
import { Image } from "../../foundations/Image/Image.tsx";
import { Caption, Description, Enlarge, Figure, Frame, Missing, Sign } from "./Gallery.styles.ts";
import type { GalleryPicture } from "./galleryPicture.ts";

type PictureProps = {
  picture: GalleryPicture;
  missingLabel: string;
  /** It is visible, or one step away. */
  near: boolean;
} & ({ onEnlarge: () => void; enlargeLabel: string; reachable: boolean } | { onEnlarge?: undefined });

/** One picture with its caption: a button that enlarges it, or enlarged already. */
export function Picture({ picture, missingLabel, near, ...rest }: PictureProps) {
  const { src, alt, width, height, caption, description } = picture;
  const shown = <Image src={src} alt={alt} width={width} height={height} fit="contain" shape="square" soon={near} />;
  return (
    <Figure>
      {rest.onEnlarge === undefined ? (
        <Frame data-large>{shown}</Frame>
      ) : (
        <Enlarge
          type="button"
          data-picture
          aria-label={rest.enlargeLabel}
          tabIndex={rest.reachable ? 0 : -1}
          onClick={rest.onEnlarge}
        >
          <Frame>{shown}</Frame>
          <Sign aria-hidden>
            <Maximize2 />
          </Sign>
        </Enlarge>
      )}
      <Missing>{missingLabel}</Missing>
      {caption === undefined && description === undefined ? null : (
        <Caption>
          {caption}
          {description === undefined ? null : <Description>{description}</Description>}
        </Caption>
      )}
    </Figure>
  );
}
