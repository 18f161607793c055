/** What the questionnaire says for each error code. */
export const welcomeMessages = {
  "choice-missing": "Escolha uma das opções.",
  "answer-missing": "Preencha este campo.",
  "answer-too-long": "Use no máximo 200 caracteres.",
  "instagram-invalid": "Escreva o nome do seu perfil: só letras, números, ponto e _.",
};

/** An error code of the questionnaire. */
export type WelcomeErrorCode = keyof typeof welcomeMessages;
