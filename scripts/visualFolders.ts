import { join } from "node:path";

const folder = join(import.meta.dirname, "../.cache/visual");

/** The pictures that were approved on this machine; another one draws letters a little differently. */
export const approvedPictures = join(folder, "approved");
/** What the last comparison found: the new picture, the approved one, and where they differ. */
export const visualResults = join(folder, "results");
export const visualReport = join(folder, "report");
