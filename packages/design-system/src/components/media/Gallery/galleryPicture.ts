import type { ReactNode } from "react";

/** One picture of a gallery. */
export interface GalleryPicture {
  /** The URL of the picture; a paw replaces one that fails to load. */
  readonly src: string;
  /** The alternative text. */
  readonly alt: string;
  /** Its real width in pixels. */
  readonly width: number;
  /** Its real height in pixels. */
  readonly height: number;
  /** The caption: "Outubro de 2025". */
  readonly caption?: string | undefined;
  /** Text below the caption, such as the contents of a box. */
  readonly description?: ReactNode;
  /** The URL of its thumbnail; by default the picture itself. */
  readonly thumbnail?: string | undefined;
}
