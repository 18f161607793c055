import { galleryPageData, newestBoxPicture } from "@petbox/api-client/gallery/pageData";
import { GalleryScreen } from "@petbox/design-system/screens/gallery/GalleryScreen";
import { galleryPath, galleryViewIn, nextBoxPath } from "@petbox/domain/gallery/galleryView";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePageData } from "../../app/pageData.ts";
import { useIsHydrated } from "../../browser/useIsHydrated.ts";

export { GalleryPage as Component };

/** /ultimos (MAN-011): the boxes of past months. The view is part of the URL, so that it can be linked. */
function GalleryPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  // The document is prerendered without a query. With one, its view is unknown until hydration, and no picture loads before.
  const isHydrated = useIsHydrated();
  const isKnown = isHydrated || search === "";
  // Only the document contains the first picture. It stays until all pictures have loaded.
  const [isDocument] = useState(!isHydrated);
  const knownSearch = isKnown ? search : "";
  const result = usePageData(galleryPageData);
  return (
    <GalleryScreen
      // Tabs keep their contents: those of the document must not remain in the view of another URL.
      key={String(isKnown)}
      result={isKnown ? result : { status: "loading" }}
      firstPicture={isDocument && search === "" ? newestBoxPicture : undefined}
      view={galleryViewIn(knownSearch)}
      nextBoxHref={nextBoxPath(knownSearch)}
      onView={(next) => void navigate(galleryPath(next), { preventScrollReset: true })}
    />
  );
}
