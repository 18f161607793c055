const fullName = "Informe seu nome completo. Sem Numeros.";

/** Says what to change if a hyphen, apostrophe or dot is what the names rule refuses (decision 74). */
export const punctuationAdvice = "Deixe um espaço no lugar de hífen, apóstrofo ou ponto.";

/** What a form says for each error code of a person and of an account. */
export const identityMessages = {
  "full-name-invalid": fullName,
  "full-name-punctuation": `${fullName} ${punctuationAdvice}`,
  "cpf-invalid": "Informe um CPF válido",
  "birth-date-invalid": "Informe uma data válida. Ex: 07/04/2000. Mínimo 18 anos.",
  "password-too-short": "Use pelo menos 8 caracteres.",
  "passwords-differ": "A sua senha não coincide.",
  "password-unchanged": "A nova senha não pode ser igual a antiga.",
  "old-password-missing": "Digite a senha que você usa hoje.",
  "instagram-invalid": "Escreva o nome do seu perfil: só letras, números, ponto e _.",
  "instagram-unchanged": "altere para um instagram diferente.",
};
