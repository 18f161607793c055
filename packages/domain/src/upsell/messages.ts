/** What the page says for each error code of an extra item. */
export const upsellMessages = {
  "category-missing": "Por favor selecione uma categoria antes de avançar.",
};
