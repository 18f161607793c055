import { avatarPictures } from "./avatars.ts";
import { boxPictures, pastBoxPicture } from "./boxes.ts";
import { extraPictures } from "./extras.ts";
import { heroPictures } from "./heroes.ts";
import { documentOf, type Picture } from "./picture.ts";
import { planPictures } from "./plans.ts";
import { productPictures } from "./products.ts";
import { rewardPictures } from "./rewards.ts";
import { speciesPictures } from "./species.ts";
import { stepPictures } from "./steps.ts";
import { trackPictures } from "./tracks.ts";

const pictures: ReadonlyMap<string, Picture> = new Map(
  [
    speciesPictures,
    trackPictures,
    planPictures,
    extraPictures,
    boxPictures,
    heroPictures,
    stepPictures,
    avatarPictures,
    productPictures,
    rewardPictures,
  ].flatMap((family) => Object.entries(family)),
);

const find = (name: string): Picture | undefined => pictures.get(name) ?? pastBoxPicture(name);

/** Every name that has a picture, without the boxes of past months, which are made from their name. */
export const pictureNames: readonly string[] = [...pictures.keys()];

/** The address under which the server gives out a picture. */
export const pictureAddress = (name: string): string => `/imagens/${name}.svg`;

/**
 * The complete SVG document of a picture, or undefined for an unknown name. Besides `pictureNames` it knows the boxes of past months,
 * `caixa-{cachorro|gato}-{track tag}-{yyyy}-{mm}`.
 */
export const drawPicture = (name: string): string | undefined => {
  const found = find(name);
  return found && documentOf(found);
};

/** The size in pixels of a picture, for the markup that shows it; undefined for an unknown name. */
export const pictureSize = (name: string): { width: number; height: number } | undefined => {
  const found = find(name);
  return found && { width: found.width, height: found.height };
};
