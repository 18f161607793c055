/** A registration, as the checkout sends it (000 § 4). */
export const sentCustomer = {
  fullname: "Ana Maria Souza",
  cpf: "52998224725",
  payment_cep: "01310100",
  payment_address_street: "Avenida Paulista",
  payment_address_number: "1578",
  payment_address_complement: "",
  payment_address_neighborhood: "Bela Vista",
  payment_address_city: "São Paulo",
  payment_address_state: "SP",
  birthdate: [1990, 4, 7],
  phone_area_code: "11",
  phone_number: "912345678",
  recaptcha_response: "local-contact",
};
