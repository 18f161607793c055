/** What a form says for each error code of the contact. */
export const contactMessages = {
  "email-invalid": "Por favor insira um email valido. :)",
};
