/** What a pet card says of its own; each can be replaced. */
export const petCardTexts = {
  /** The name of the picture that is pressed to be changed; the pet is "do Bob". */
  changePictureText: (ofPet: string) => `Trocar a foto ${ofPet}`,
  sizeLabel: "Porte",
  unknownSizeLabel: "não informado",
  planLabel: "Ver plano",
  emptyTitle: "Nenhum pet por aqui ainda",
  emptyText: "Assine um BOX e o seu pet aparece aqui.",
  subscribeLabel: "Assine agora",
};

export type PetCardTexts = typeof petCardTexts;
