/** The path of a boleto, open to anyone with the link; its id cannot be guessed. @param id of the payment request. */
export function boletoPath(id: string): `/${string}` {
  return `/boletos/${id}`;
}
