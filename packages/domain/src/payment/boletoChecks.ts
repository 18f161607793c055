/**
 * The check digit of a part of the digitable line, by modulus 10: from the right the digits count twice and once in
 * turn, the digits of each product are added, and the check digit fills the sum up to a ten.
 */
export function partCheckDigit(digits: string): string {
  const sum = fromTheRight(digits).reduce((total, digit, index) => {
    const product = index % 2 === 0 ? digit * 2 : digit;
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/**
 * The check digit of a whole barcode, from its other 43 digits, by modulus 11: from the right they weigh 2 to 9 again
 * and again. Eleven less the rest, where 0, 10 and 11 become 1.
 */
export function barcodeCheckDigit(digits: string): string {
  const sum = fromTheRight(digits).reduce((total, digit, index) => total + digit * (2 + (index % 8)), 0);
  const checkDigit = 11 - (sum % 11);
  return String(checkDigit > 9 ? 1 : checkDigit);
}

function fromTheRight(digits: string): readonly number[] {
  return Array.from(digits, Number).reverse();
}
