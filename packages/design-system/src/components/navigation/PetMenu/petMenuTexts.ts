/** The texts of a pet menu, each replaceable through `texts`. */
export const petMenuTexts = {
  label: "Escolha o pet",
  dogLabel: "Cachorro",
  catLabel: "Gato",
  shopLabel: "Loja",
  newTabLabel: "(abre em outra aba)",
};

export type PetMenuTexts = typeof petMenuTexts;
