import { galleryPageData, newestBoxPicture } from "@petbox/api-client/gallery/pageData";
import { GalleryScreen } from "@petbox/design-system/screens/gallery/GalleryScreen";
import { galleryPath, galleryViewIn } from "@petbox/domain/gallery/galleryView";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePageData } from "../../app/pageData.tsx";
import { useIsHydrated } from "../../app/useIsHydrated.ts";

export { GalleryPage as Component };

/** /ultimos (MAN-011): the boxes of past months. What is looked at stands in the address, so that it can be linked and come back to. */
function GalleryPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  // The document was built for the address without a query: what another address shows is not known of it, and no picture of it is fetched.
  const isHydrated = useIsHydrated();
  const isKnown = isHydrated || search === "";
  // Its picture goes with the document: it stays until all of them are there, and no later opening of the page has it.
  const [isDocument] = useState(!isHydrated);
  const view = galleryViewIn(isKnown ? search : "");
  const result = usePageData(galleryPageData);
  return (
    <GalleryScreen
      // A tab that was left keeps what is in it: the ones of the document are not those of this address.
      key={String(isKnown)}
      result={isKnown ? result : { status: "loading" }}
      firstPicture={isDocument && search === "" ? newestBoxPicture : undefined}
      view={view}
      onView={(next) => void navigate(galleryPath(next), { preventScrollReset: true })}
    />
  );
}
