/** What the registration says for each error code of an address. */
export const addressMessages = {
  "cep-invalid": "Informe um CEP válido",
  "street-invalid": "Informe o logradouro (Rua, Av, Travessa..)",
  "address-number-invalid": "Apenas números.",
  "address-number-too-long": "Esse número é longo demais. Confira.",
  "complement-too-long": "Complemento maior que o permitido (45), porfavor diminua o complemento.",
  "neighborhood-invalid": "Obrigatório",
  "city-missing": "Obrigatório",
  "state-missing": "Obrigatório",
  "address-blocked": "Confira o CEP para liberar o endereço.",
};

/** An error code of an address. */
export type AddressErrorCode = keyof typeof addressMessages;
