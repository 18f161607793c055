/** What a form says for each error code of the contact. */
export const contactMessages = {
  "phone-invalid": "Insira um numero de telefone para contato.",
  "area-code-invalid": "Informe um DDD válido",
  "email-invalid": "Por favor insira um email valido. :)",
};
