import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pictureFolder } from "./pictures.ts";
import { svgDataUrl } from "./svgDataUrl.ts";

/** In bytes: larger pictures would delay their document. */
const most = 16_000;

/** The data URL of a drawing; undefined for a foreign or large one. */
export function embedPicture(address: string): string | undefined {
  const file = join(pictureFolder, address);
  if (!/^\/imagens\/[\w-]+\.svg$/.test(address) || !existsSync(file)) return undefined;
  const embedded = svgDataUrl(readFileSync(file, "utf8"));
  return embedded.length > most ? undefined : embedded;
}
