import { pictureBrandOf } from "@petbox/domain/card/brand";
import { createExternalStore, type ExternalStore } from "@petbox/domain/store/createExternalStore";
import { useSyncExternalStore } from "react";
import { CardPicture, type CardPictureTexts } from "../CardPicture/index.ts";

/** The state of the card's picture, with the lifetime of the form. */
interface Preview {
  readonly number: string;
  readonly holderName: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  readonly side: "front" | "back";
}

/** The preview is a store outside of React's state: a keystroke renders the picture, and no field. */
export interface CardPreview extends Pick<ExternalStore<Preview>, "get" | "subscribe"> {
  readonly change: (part: Partial<Preview>) => void;
  readonly reset: (holderName: string | undefined) => void;
}

/** @param holderName the initial text of the name field. */
function initialPreview(holderName = ""): Preview {
  return { number: "", holderName, expirationMonth: "", expirationYear: "", side: "front" };
}

export function createCardPreview(holderName: string | undefined): CardPreview {
  const store = createExternalStore(initialPreview(holderName));
  return {
    ...store,
    change: (part) => store.set({ ...store.get(), ...part }),
    reset: (name) => store.set(initialPreview(name)),
  };
}

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
