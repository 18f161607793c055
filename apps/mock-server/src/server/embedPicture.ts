import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drawingAddress } from "./drawingAddress.ts";
import { pictureFolder } from "./pictures.ts";

/** In bytes: what is larger would hold up the document that it stands in. */
const most = 16_000;

/** An address that holds the drawing of that address itself; undefined where it is none of the shop's, or too large. */
export function embedPicture(address: string): string | undefined {
  const file = join(pictureFolder, address);
  if (!/^\/imagens\/[\w-]+\.svg$/.test(address) || !existsSync(file)) return undefined;
  const embedded = drawingAddress(readFileSync(file, "utf8"));
  return embedded.length > most ? undefined : embedded;
}
