/** What the cancellation of pads or food says for each error code; the server sends the same texts. */
export const scheduledCancelMessages = {
  "cancel-reason-missing": "Por favor selecione o campo acima",
  "cancel-description-missing": "Por favor, preencha este campo",
  "cancel-description-too-long": "Escreva até 2.000 caracteres.",
};

/** An error code of the cancellation. */
export type ScheduledCancelErrorCode = keyof typeof scheduledCancelMessages;
