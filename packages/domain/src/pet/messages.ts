const dateMissing = "Por favor selecione uma data para o seu pet. ;)";

/** What a form says for each error code of the pet's answers. Advice after the specified text has a line of its own (decision 73). */
export const petMessages = {
  "pet-name-missing": "Por favor insira o nome do seu pet. :)",
  "pet-sex-missing": "Por favor insira o sexo do seu pet. :)",
  "breed-missing": "Por favor insira a raça do seu pet. ;)",
  "pet-birth-date-invalid": dateMissing,
  "pet-birth-date-short-year": `${dateMissing}\nEscreva o ano com quatro números.`,
  "pet-birth-date-nonexistent": `${dateMissing}\nEsse dia não existe no calendário.`,
  "pet-birth-date-future": `${dateMissing}\nEssa data ainda não chegou.`,
  "pet-birth-date-too-early": `${dateMissing}\nAceitamos datas a partir de 24/06/2001.`,
  "restriction-missing": "Selecione uma das opções acima por favor.",
};
