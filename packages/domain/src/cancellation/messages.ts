/** What the form says for each error code; the server sends the same text (MAN-251, MAN-254). */
export const cancellationMessages = {
  "cancel-reason-missing": "É necessário selecionar um motivo de cancelamento!",
};
