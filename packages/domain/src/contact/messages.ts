const phoneMissing = "Insira um numero de telefone para contato.";

/** What a form says for each error code of the contact. Advice after the specified text has a line of its own (decision 73). */
export const contactMessages = {
  "phone-invalid": phoneMissing,
  "phone-area-code": `${phoneMissing}\nEsse DDD não existe.`,
  "phone-foreign": `${phoneMissing}\nSó aceitamos telefones do Brasil.`,
  "phone-length": `${phoneMissing}\nDepois do DDD vêm 8 números, ou 9 que começam com 9.`,
  "email-invalid": "Por favor insira um email valido. :)",
};
