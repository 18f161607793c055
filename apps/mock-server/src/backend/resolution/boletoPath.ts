/** Where a boleto can be seen, by whoever has its address: its name is not to be guessed. @param id of the payment request. */
export function boletoPath(id: string): `/${string}` {
  return `/boletos/${id}`;
}
