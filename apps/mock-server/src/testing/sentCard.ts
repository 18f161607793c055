/** An approved card, as the payment sends it (000 § 4). */
export const sentCard = {
  holder_name: "ANA M SOUZA",
  number: "4111111111111111",
  expiration_month: "12",
  expiration_year: "31",
  cvv: "123",
  cpf: "52998224725",
  recaptcha_response: "local-contact",
  hashWire: null,
  hashPagarme: null,
};

/** An approved card without its number, as the wallet sends it. */
export const sentWalletCard = {
  recaptcha_response: "local-contact",
  name: "CARLA LIMA",
  expirationMonth: "12",
  expirationYear: "31",
  cvv: "123",
  brand: "VISA",
};
