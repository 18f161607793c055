/** The look of a picture, or of its replacement. */
export interface ImageLook {
  /** The alternative text; "" when the text beside it says the same. */
  alt: string;
  /** Its real width in pixels, which with the height reserves the place. */
  width: number;
  /** Its real height in pixels. */
  height: number;
  /** @default "rounded" */
  shape?: "rounded" | "round" | "square" | undefined;
  className?: string | undefined;
}
