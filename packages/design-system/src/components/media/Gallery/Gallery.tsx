import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { readingKey } from "../../../browser/readingDirection.ts";
import { useTexts } from "../../../texts/useTexts.ts";
import { Dialog } from "../../feedback/Dialog/Dialog.tsx";
import { useMergedRef } from "../../forms/Field/useMergedRef.ts";
import { Carousel } from "../Carousel/Carousel.tsx";
import { slideAway, slideOfKey } from "../Carousel/slides.ts";
import { Large, Root } from "./Gallery.styles.ts";
import type { GalleryPicture } from "./galleryPicture.ts";
import { type GalleryTexts, galleryTexts } from "./galleryTexts.ts";
import { Picture } from "./Picture.tsx";
import { Thumbnails } from "./Thumbnails.tsx";

export interface GalleryProps extends Omit<ComponentProps<"div">, "children"> {
  /** The accessible name: "Últimas caixas". It is the title of the enlarged view too. */
  label: string;
  /** The pictures, in order. */
  pictures: readonly GalleryPicture[];
  /**
   * Shows thumbnails; without them there are dots, or a counter where there are too many.
   * @default true
   */
  thumbnails?: boolean | undefined;
  /**
   * Whether buttons and keys wrap around at the ends.
   * @default false
   */
  wraps?: boolean | undefined;
  /** The picture of a controlled gallery, from 0; a change scrolls there. */
  picture?: number | undefined;
  /**
   * The initial picture of an uncontrolled gallery, from 0.
   * @default 0
   */
  defaultPicture?: number | undefined;
  /** Called with the visible picture, from 0. */
  onPictureChange?: ((picture: number) => void) | undefined;
  /**
   * Shown when there are no pictures.
   * @default "Ainda não há fotos por aqui."
   */
  empty?: ReactNode;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<GalleryTexts> | undefined;
}

/**
 * Pictures, one at a time; a press enlarges them.
 *
 * @example
 * <Gallery
 *   label="Últimas caixas"
 *   pictures={[
 *     { src: "/imagens/outubro.webp", alt: "Caixa de outubro, Fundo do mar", width: 640, height: 480 },
 *     { src: "/imagens/setembro.webp", alt: "Caixa de setembro, Primavera", width: 640, height: 480 },
 *   ]}
 * />
 */
export function Gallery(props: GalleryProps) {
  const { label, pictures, thumbnails = true, wraps = false, onPictureChange, ref, ...others } = props;
  const { empty, picture: asked, defaultPicture = 0, texts, ...own } = others;
  const { onKeyDown, ...rest } = own;
  const words = useTexts("gallery", galleryTexts, texts);
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

  // The dialog restores the focus to the pressed picture, which may no longer be the visible one.
  useLayoutEffect(() => {
    if (enlarged !== "before") return;
    root.current?.querySelector<HTMLElement>("[data-picture][tabindex='0']")?.focus({ preventScroll: true });
  }, [enlarged]);

  const rowTexts = { roleLabel, previousLabel, nextLabel, slideLabel: pictureLabel, dotLabel: goToLabel };
  const both = { wraps, slide: current, onSlideChange: show, texts: rowTexts };
  /** The enlarged picture is also the one in the row after closing. */
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
        empty={empty ?? words.emptyText}
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

interface Place {
  readonly current: number;
  readonly total: number;
  readonly wraps: boolean;
}

/**
 * The picture, from 0, that a key leads to anywhere in a gallery; undefined for other or handled keys. A focus inside a
 * row of pictures moves along, so that the next key works too.
 */
function pictureOfKey(event: KeyboardEvent<HTMLElement>, { current, total, wraps }: Place): number | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || total === 0) return undefined;
  const next = slideOfKey(readingKey(event), (steps) => slideAway(current, steps, total, wraps), total);
  if (next === undefined) return undefined;
  event.preventDefault();
  const row = event.target instanceof Element ? event.target.closest("ul") : null;
  row?.querySelectorAll("button")[next]?.focus({ preventScroll: true });
  return next;
}
