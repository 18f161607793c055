/** One picture of a gallery. */
export interface GalleryPicture {
  /** The address of the picture; one that cannot be shown has a paw in its place. */
  readonly src: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** Its real width in pixels. */
  readonly width: number;
  /** Its real height in pixels. */
  readonly height: number;
  /** What is read under it: "Outubro de 2025". */
  readonly caption?: string | undefined;
  /** The address of a small copy for the row of thumbnails; without it the picture itself is used. */
  readonly thumbnail?: string | undefined;
}
