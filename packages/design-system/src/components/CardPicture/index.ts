export { CardPicture, type CardPictureProps } from "./CardPicture.tsx";
