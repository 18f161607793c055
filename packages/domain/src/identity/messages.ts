/** The specified message for a name, and after it what to change if the names rule refuses one thing (decision 74). */
export const fullNameMessages = (message: string) => ({
  "full-name-invalid": message,
  "full-name-initial": `${message} Escreva o primeiro nome por extenso.`,
  "full-name-punctuation": `${message} Deixe um espaço no lugar de hífen, apóstrofo ou ponto.`,
  "full-name-too-long": `${message} Tire ou abrevie um sobrenome, sem ponto: cabem 35 letras, com os espaços.`,
});

/** What a form says for each error code of a person and of an account. */
export const identityMessages = {
  ...fullNameMessages("Informe seu nome completo. Sem Numeros."),
  "cpf-invalid": "Informe um CPF válido",
  "birth-date-invalid": "Informe uma data válida. Ex: 07/04/2000. Mínimo 18 anos.",
  "password-too-short": "Use pelo menos 8 caracteres.",
  "passwords-differ": "A sua senha não coincide.",
  "password-unchanged": "A nova senha não pode ser igual a antiga.",
  "old-password-missing": "Digite a senha que você usa hoje.",
  "instagram-invalid": "Escreva o nome do seu perfil: só letras, números, ponto e _.",
  "instagram-unchanged": "altere para um instagram diferente.",
};
