import { type Size, sizeLabels, sizes, sizeWeights } from "@petbox/domain/pet/size";
import { type Species, speciesLabels, speciesList, speciesQuery } from "@petbox/domain/pet/species";
import { pictureAddress } from "./pictureAddress.ts";

/** A species card as the server names it (FUN-111). */
export interface SpeciesOption {
  readonly tag: Species;
  readonly name: string;
  readonly image: string;
}

/** A size card as the server names it (FUN-112). */
export interface SizeOption {
  readonly tag: Size;
  readonly name: string;
  readonly weight: string;
  readonly image: string;
}

export const speciesOptions: readonly SpeciesOption[] = speciesList.map((tag) => ({
  tag,
  name: speciesLabels[tag],
  image: pictureAddress(`especie-${speciesQuery(tag)}`),
}));

export const sizeOptions: readonly SizeOption[] = sizes.map((tag) => ({
  tag,
  name: sizeLabels[tag],
  weight: sizeWeights[tag],
  image: pictureAddress(`porte-${tag}`),
}));
