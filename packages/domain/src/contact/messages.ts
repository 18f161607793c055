/** What a form says for each error code of the contact. */
export const contactMessages = {
  "phone-invalid": "Insira um numero de telefone para contato.",
  "email-invalid": "Por favor insira um email valido. :)",
};
