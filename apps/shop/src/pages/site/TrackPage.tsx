import { usePageData } from "@petbox/api-client/page/usePageData";
import { trackPageData } from "@petbox/api-client/site/pageData";
import { TrackScreen } from "@petbox/design-system/screens/site/TrackScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { boxTracks } from "@petbox/domain/gallery/boxTracks";
import { galleryPath } from "@petbox/domain/gallery/galleryView";
import { speciesFromQuery } from "@petbox/domain/pet/species";
import { sitePaths } from "@petbox/domain/site/paths";
import { useAddressPart } from "../../app/addressPart.ts";
import { NothingThere } from "./NothingThere.tsx";
import { publicTracks } from "./publicTracks.ts";
import { trackContents } from "./trackContents.ts";

export { TrackPage as Page };

/** /trilhas/… (MAN-014 to MAN-019): what a track is, what was in its boxes, and the way to one's own. */
function TrackPage() {
  const word = useAddressPart(sitePaths.track, "species");
  const tag = useAddressPart(sitePaths.track, "track");
  const species = speciesFromQuery(word) ?? "dog";
  const tracks = publicTracks(species);
  const shown = tracks.find((track) => track.tag === tag);
  const result = usePageData(trackPageData, { whose: null, parameters: { species: word, track: tag } });
  if (shown === undefined) return <NothingThere />;
  return (
    <TrackScreen
      {...shown}
      species={species}
      contents={trackContents[species][tag] ?? []}
      result={result}
      startingPrice={readyValue(result)?.startingPrice}
      galleryHref={galleryPath({ species, track: boxTracks(species).find((track) => track.tag === tag) })}
      others={tracks.filter((track) => track !== shown)}
    />
  );
}
