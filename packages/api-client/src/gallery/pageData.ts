import { galleryPaths } from "@petbox/domain/site/paths";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { envelope, fieldMap } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { boxTrackWire } from "./boxTrackWire.ts";

/** Placeholder in a document for the newest box of the first track: the server inserts the URL from the page data. */
export const newestBoxPicture = "__PICTURE:tracks.dog.0.list.0.img__";

/** The boxes of past months: of dogs by their tracks, of cats in one set (MAN-188, MAN-439). */
export const galleryPageData = pageData({
  page: galleryPaths.boxes,
  isPublic: true,
  schema: envelope(
    "tracks",
    fieldMap({ dog: ["dog", arrayOfValid(boxTrackWire)], cat: ["cat", arrayOfValid(boxTrackWire)] }),
  ),
});
