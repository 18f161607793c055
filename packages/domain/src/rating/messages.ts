/** What the rating says for each error code; the server sends the same texts. */
export const ratingMessages = {
  /** The first step; without the comma, as specified (SUB-245). */
  "items-unrated": "Por favor avalie todos os itens antes de continuar!",
  /** The last step (SUB-248, decision 43). */
  "service-unrated": "Por favor, avalie antes de continuar!",
};

/** Shown at each missing rating, below the message of its step. */
export const unratedText = "Dê uma nota.";
