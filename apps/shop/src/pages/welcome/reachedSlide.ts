import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";

/** Note with the subscription and the current slide of its welcome, which survives a reload. */
const note = "petbox-welcome-slide";

/** The slide that the welcome of a subscription has reached; the first one if the note is of another subscription. */
export function reachedSlideOf(subscription: string) {
  return {
    read(): number {
      const [noted, slide = ""] = readFromTab(note)?.split(" ") ?? [];
      return noted === subscription ? Number(slide) : 0;
    },
    store: (slide: number) => storeInTab(note, `${subscription} ${slide}`),
    forget: () => storeInTab(note, undefined),
  };
}
