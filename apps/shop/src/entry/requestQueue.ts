import { serializeWrites } from "@petbox/api-client/client/serializeWrites";

/** The one queue of the page's requests: a read outside it could undo, on Laravel, what a parallel save writes in the session. */
export const requestQueue = serializeWrites((...request) => fetch(...request));
