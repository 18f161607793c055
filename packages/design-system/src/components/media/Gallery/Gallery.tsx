import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Dialog } from "../../feedback/Dialog/Dialog.tsx";
import { useMergedRef } from "../../forms/Field/useMergedRef.ts";
import { Carousel } from "../Carousel/Carousel.tsx";
import { Large, Root } from "./Gallery.styles.ts";
import type { GalleryPicture } from "./galleryPicture.ts";
import { type GalleryTexts, galleryTexts } from "./galleryTexts.ts";
import { Picture } from "./Picture.tsx";
import { pictureOfKey } from "./pictureOfKey.ts";
import { Thumbnails } from "./Thumbnails.tsx";

export interface GalleryProps extends Omit<ComponentProps<"div">, "children"> {
  /** What the pictures are: "Últimas caixas". It is the title of the enlarged view too. */
  label: string;
  /** The pictures, in the order in which they are shown. */
  pictures: readonly GalleryPicture[];
  /**
   * Small copies to choose from; without them there are dots, or a counter where there are too many.
   * @default true
   */
  thumbnails?: boolean;
  /**
   * For buttons and keys the first picture comes after the last, and the last before the first.
   * @default false
   */
  wraps?: boolean;
  /** The picture that is shown, from 0, for a page that keeps it: when it changes, the row goes there. */
  picture?: number | undefined;
  /**
   * The picture that is shown first, from 0, where the page keeps none.
   * @default 0
   */
  defaultPicture?: number;
  /** Is told which picture is on the screen, from 0. */
  onPictureChange?: (picture: number) => void;
  /**
   * What is shown when there are no pictures.
   * @default "Ainda não há fotos por aqui."
   */
  empty?: ReactNode;
  /** Other words in the place of its own. */
  texts?: Partial<GalleryTexts> | undefined;
}

/** Pictures, one at a time; a press shows them large. */
export function Gallery(props: GalleryProps) {
  const { label, pictures, thumbnails = true, wraps = false, onPictureChange, ref, ...others } = props;
  const { empty = "Ainda não há fotos por aqui.", picture: asked, defaultPicture = 0, texts, ...own } = others;
  const { onKeyDown, ...rest } = own;
  const words = { ...galleryTexts, ...texts };
  const { roleLabel, previousLabel, nextLabel, pictureLabel, goToLabel, missingLabel } = words;
  const root = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(defaultPicture);
  const [enlarged, setEnlarged] = useState<"never" | "yes" | "before">("never");
  const current = Math.min(asked ?? kept, Math.max(pictures.length - 1, 0));

  function show(picture: number): void {
    if (picture === current) return;
    setKept(picture);
    onPictureChange?.(picture);
  }

  // The dialog gives the focus back to the picture that was pressed, which may no longer be the one on the screen.
  useLayoutEffect(() => {
    if (enlarged !== "before") return;
    root.current?.querySelector<HTMLElement>("[data-picture][tabindex='0']")?.focus({ preventScroll: true });
  }, [enlarged]);

  const rowTexts = { roleLabel, previousLabel, nextLabel, slideLabel: pictureLabel, dotLabel: goToLabel };
  const both = { wraps, slide: current, onSlideChange: show, texts: rowTexts };
  /** Whoever goes on, either way, finds the picture there. */
  const isNear = (picture: number) => Math.abs(picture - current) <= 1;
  const keyed = pictures.map((picture, index) => ({ picture, key: `${index} ${picture.src}` }));
  return (
    <Root
      {...rest}
      ref={useMergedRef(root, ref)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const next = pictureOfKey(event, { current, total: pictures.length, wraps });
        if (next !== undefined) show(next);
      }}
    >
      <Carousel
        {...both}
        label={label}
        empty={empty}
        marks={thumbnails ? <Thumbnails {...{ pictures, current }} texts={words} onGoTo={show} /> : undefined}
      >
        {keyed.map(({ picture, key }, index) => (
          <Picture
            key={key}
            {...{ picture, missingLabel }}
            near={isNear(index)}
            reachable={index === current}
            enlargeLabel={words.enlargeLabel(picture.alt || pictureLabel(index + 1, pictures.length))}
            onEnlarge={() => {
              show(index);
              setEnlarged("yes");
            }}
          />
        ))}
      </Carousel>
      <Dialog open={enlarged === "yes"} size="wide" title={label} onClose={() => setEnlarged("before")} texts={words}>
        <Large>
          <Carousel {...both} label={words.enlargedLabel}>
            {keyed.map(({ picture, key }, index) => (
              <Picture key={key} {...{ picture, missingLabel }} near={enlarged === "yes" && isNear(index)} />
            ))}
          </Carousel>
        </Large>
      </Dialog>
    </Root>
  );
}
