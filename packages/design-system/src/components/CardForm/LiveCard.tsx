import { useSyncExternalStore } from "react";
import { CardPicture } from "../CardPicture/index.ts";
import type { CardPreview } from "./cardPreview.ts";

/** The picture of the card as it is being typed. */
export function LiveCard({ preview }: { preview: CardPreview }) {
  const card = useSyncExternalStore(preview.subscribe, preview.current, preview.current);
  return <CardPicture {...card} />;
}
