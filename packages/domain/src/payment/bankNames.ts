/** The banks most boletos come from, by bank code, under their customer-facing name. */
const bankNames: Readonly<Record<string, string>> = {
  "001": "Banco do Brasil",
  "033": "Santander",
  "041": "Banrisul",
  "070": "BRB",
  "077": "Banco Inter",
  "104": "Caixa Econômica Federal",
  "197": "Stone",
  "208": "BTG Pactual",
  "237": "Bradesco",
  "260": "Nubank",
  "290": "PagBank",
  "323": "Mercado Pago",
  "336": "C6 Bank",
  "341": "Itaú",
  "380": "PicPay",
  "422": "Safra",
  "748": "Sicredi",
  "756": "Sicoob",
};

/** The name of the bank with that three-digit code; undefined for a bank not listed. */
export function bankNameOf(code: string): string | undefined {
  return bankNames[code];
}
