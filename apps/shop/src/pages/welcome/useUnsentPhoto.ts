import { useState } from "react";
import { keepInTab, readFromTab } from "../checkout/tabStorage.ts";

/** The subscription for whose pet a photo was chosen, which has not been sent. Of the photo itself the tab keeps nothing. */
const photoNote = "petbox-welcome-photo";

/** Tells after a reload that the chosen photo, which lives only as long as the page, has to be chosen again. */
export function useUnsentPhoto(subscription: string) {
  const [isLost, setLost] = useState(() => readFromTab(photoNote) === subscription);
  return {
    isLost,
    noteChosen: (photo: File | undefined) => keepInTab(photoNote, photo && subscription),
    /** It was sent, or the customer went on without it. */
    settle(): void {
      keepInTab(photoNote, undefined);
      setLost(false);
    },
  };
}
