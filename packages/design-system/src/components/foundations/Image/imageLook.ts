/** How a picture looks, whether or not it can be had. */
export interface ImageLook {
  /** What the picture says; "" when the text beside it says it already. */
  alt: string;
  /** Its real width in pixels: with the height it keeps the place before the picture is here. */
  width: number;
  /** Its real height in pixels. */
  height: number;
  /** @default "rounded" */
  shape?: "rounded" | "round" | "square" | undefined;
  className?: string | undefined;
}
