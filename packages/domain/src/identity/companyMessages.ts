/** What a form says for each error code of a company. A page without companies does not load them. */
export const companyMessages = { "cnpj-invalid": "Informe um CNPJ válido" };
