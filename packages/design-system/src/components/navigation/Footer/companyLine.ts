/** The company's legal line, until the application gives the real one. */
export const companyLine = "PetBox Comércio de Artigos para Animais Ltda. · CNPJ 00.000.000/0001-00 · São Paulo, SP";
