import { useState } from "react";
import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";

/** Note with the subscription whose chosen photo has not been sent. The photo itself is not stored. */
const photoNote = "petbox-welcome-photo";

/** Detects after a reload that a chosen photo, which is only in memory, must be chosen again. */
export function useUnsentPhoto(subscription: string) {
  const [isLost, setLost] = useState(() => readFromTab(photoNote) === subscription);
  return {
    isLost,
    noteChosen: (photo: File | undefined) => storeInTab(photoNote, photo && subscription),
    /** Called after the photo was sent or skipped. */
    settle(): void {
      storeInTab(photoNote, undefined);
      setLost(false);
    },
  };
}
