/** What a form says for each error code of the pet's answers. */
export const petMessages = {
  "pet-name-missing": "Por favor insira o nome do seu pet. :)",
  "pet-sex-missing": "Por favor insira o sexo do seu pet. :)",
  "breed-missing": "Por favor insira a raça do seu pet. ;)",
  "pet-birth-date-invalid": "Por favor selecione uma data para o seu pet. ;)",
  "restriction-missing": "Selecione uma das opções acima por favor.",
};
