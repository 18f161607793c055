/**
 * Copies the used pieces of `@iconify-json/fluent-emoji-flat` (MIT, Microsoft Corporation) into `generated/art.json`, so that neither the
 * server nor a browser loads the package's 9 MB. Run: `node apps/mock-server/src/pictures/pick-art.ts`.
 */
import { writeFileSync } from "node:fs";
import { pickArt } from "./packagedArt.ts";

writeFileSync(new URL("./generated/art.json", import.meta.url), `${JSON.stringify(pickArt(), null, 2)}\n`);
