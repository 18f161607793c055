/** What a pet menu says of its own; each can be replaced. */
export const petMenuTexts = {
  label: "Escolha o pet",
  dogLabel: "Cachorro",
  catLabel: "Gato",
  shopLabel: "Loja",
  newTabLabel: "(abre em outra aba)",
};

export type PetMenuTexts = typeof petMenuTexts;
