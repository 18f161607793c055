/**
 * The modulus 10 check digit of a part of the digitable line: from the right, digits are weighted 2 and 1 alternately, the
 * digits of the products are summed, and the check digit completes the sum to a multiple of ten.
 */
export function partCheckDigit(digits: string): string {
  const sum = fromTheRight(digits).reduce((total, digit, index) => {
    const product = index % 2 === 0 ? digit * 2 : digit;
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/**
 * The modulus 11 check digit of a barcode, from its other 43 digits: weighted 2 to 9 repeatedly from the right. Eleven
 * minus the remainder, with 0, 10 and 11 replaced by 1.
 */
export function barcodeCheckDigit(digits: string): string {
  const sum = fromTheRight(digits).reduce((total, digit, index) => total + digit * (2 + (index % 8)), 0);
  const checkDigit = 11 - (sum % 11);
  return String(checkDigit > 9 ? 1 : checkDigit);
}

function fromTheRight(digits: string): readonly number[] {
  return Array.from(digits, Number).reverse();
}
