export { Gallery, type GalleryProps } from "./Gallery.tsx";
export type { GalleryPicture } from "./galleryPicture.ts";
export type { GalleryTexts } from "./galleryTexts.ts";
