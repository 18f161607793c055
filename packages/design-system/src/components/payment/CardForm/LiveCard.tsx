import { pictureBrandOf } from "@petbox/domain/card/brand";
import { useSyncExternalStore } from "react";
import { CardPicture, type CardPictureTexts } from "../CardPicture/index.ts";
import type { CardPreview } from "./cardPreview.ts";

interface LiveCardProps {
  preview: CardPreview;
  texts: Partial<CardPictureTexts>;
}

/** The picture of the card while it is being typed. */
export function LiveCard({ preview, texts }: LiveCardProps) {
  const card = useSyncExternalStore(preview.subscribe, preview.get, preview.get);
  // American Express has its security code on the front.
  const side = pictureBrandOf(card.number.replace(/\D/g, "")) === "amex" ? "front" : card.side;
  return <CardPicture {...card} side={side} texts={texts} />;
}
