import { ofPet } from "@petbox/domain/pet/phrases";
import { type Size, sizeLabels } from "@petbox/domain/pet/size";

/** The texts of a pet card, each replaceable through `texts`. */
export const petCardTexts = {
  /** The pet, after the words for its picture and its plan. */
  petText: ofPet,
  /** The accessible name of the picture button; the pet is "do Bob". */
  changePictureText: (ofPet: string) => `Trocar a foto ${ofPet}`,
  sizeLabel: "Porte",
  sizeText: (size: Size) => sizeLabels[size],
  planLabel: "Ver plano",
  emptyTitle: "Nenhum pet por aqui ainda",
  emptyText: "Assine um BOX e o seu pet aparece aqui.",
  subscribeLabel: "Assine agora",
};

export type PetCardTexts = typeof petCardTexts;
