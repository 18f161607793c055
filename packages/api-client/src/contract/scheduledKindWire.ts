import * as z from "zod/mini";

/** The kind of a scheduled purchase (ours). Written out so that every page's bundle is spared the rules of the kinds. */
export const scheduledKindWire = z.enum(["hygiene", "wet-food"]);
