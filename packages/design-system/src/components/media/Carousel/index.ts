export { Carousel, type CarouselProps } from "./Carousel.tsx";
export type { CarouselTexts } from "./carouselTexts.ts";
