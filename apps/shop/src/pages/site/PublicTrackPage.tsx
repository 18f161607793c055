import { trackPageData } from "@petbox/api-client/site/pageData";
import { TrackScreen } from "@petbox/design-system/screens/site/TrackScreen";
import { readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { boxTracks, galleryPath } from "@petbox/domain/gallery/galleryView";
import { type Species, speciesFromQuery } from "@petbox/domain/pet/species";
import { sitePaths } from "@petbox/domain/site/paths";
import { startPath } from "@petbox/domain/site/startPath";
import { type Params, useMatch } from "react-router-dom";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { usePageData } from "../../app/pageData.ts";
import { NothingThere } from "./NothingThere.tsx";
import { publicTracks } from "./publicTracks.ts";
import { trackContents } from "./trackContents.ts";

export { PublicTrackPage as Component };

const noParams: Params = {};

const petsOf: Readonly<Record<Species, string>> = { dog: "cachorros", cat: "gatos" };

/** /trilhas/… (MAN-014 to MAN-019): the description of a track, its past boxes, and the link to subscribe. */
function PublicTrackPage() {
  const { species: word = "", track: tag = "" } = useMatch(sitePaths.track)?.params ?? noParams;
  const species = speciesFromQuery(word) ?? "dog";
  const tracks = publicTracks(species);
  const shown = tracks.find((track) => track.tag === tag);
  const result = usePageData(trackPageData, { species: word, track: tag });
  if (shown === undefined) return <NothingThere />;
  return (
    <>
      <DocumentTitle>{`Trilha ${shown.name} para ${petsOf[species]}`}</DocumentTitle>
      <TrackScreen
        {...shown}
        species={species}
        contents={trackContents[species][tag] ?? []}
        result={result}
        startingPrice={readyValue(result)?.startingPrice}
        galleryHref={galleryPath({ species, track: boxTracks(species).find((track) => track.tag === tag) })}
        startHref={startPath({ species, track: tag })}
        others={tracks.filter((track) => track !== shown)}
      />
    </>
  );
}
