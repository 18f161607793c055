import type { Texts } from "../texts.ts";
import { englishButton } from "./englishActions.ts";
import { englishDialog } from "./englishFeedback.ts";

export const englishMedia = {
  carousel: {
    emptyText: "Nothing here yet.",
    roleLabel: "carousel",
    previousLabel: "Previous",
    nextLabel: "Next",
    slideLabel: (slide, total) => `Slide ${slide} of ${total}`,
    dotLabel: (slide, total) => `Go to slide ${slide} of ${total}`,
  },
  gallery: {
    ...englishDialog,
    emptyText: "No photos here yet.",
    roleLabel: "photo gallery",
    previousLabel: "Previous photo",
    nextLabel: "Next photo",
    pictureLabel: (picture, total) => `Photo ${picture} of ${total}`,
    goToLabel: (picture, total) => `Go to photo ${picture} of ${total}`,
    enlargeLabel: (alt) => `Enlarge: ${alt}`,
    thumbnailsLabel: "Thumbnails",
    enlargedLabel: "Enlarged photos",
    missingLabel: "This photo didn’t load.",
  },
  slideDeck: {
    ...englishButton,
    backLabel: "Back",
    nextLabel: "Next",
    skipLabel: "Skip",
    declineLabel: "Not now",
    finishLabel: "Finish",
    emptyText: "Nothing to show right now.",
    slideLabel: (slide, total) => `Slide ${slide} of ${total}`,
    countText: (slide, total) => `${slide} of ${total}`,
    roleLabel: "presentation",
  },
  video: { failedText: "The video didn’t load." },
} satisfies Partial<Texts>;
