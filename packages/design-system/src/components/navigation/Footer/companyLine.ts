/** A placeholder for the company's legal line, which the application replaces. */
export const companyLine = "PetBox Comércio de Artigos para Animais Ltda. · CNPJ 00.000.000/0001-00 · São Paulo, SP";
