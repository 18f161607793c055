declare const centsBrand: unique symbol;

/** An amount of money in Brazilian centavos: always a whole, safe integer; below zero for a debt or a difference. */
export type Cents = number & { readonly [centsBrand]: true };

/** The only way to make an amount. Throws RangeError when `amount` is not a safe integer. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of cents: ${amount}`);
  // Adding zero turns -0 into 0, so that equal amounts are always identical.
  return (amount + 0) as Cents;
}

export const noCents: Cents = /* @__PURE__ */ cents(0);

const decimalPattern = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;
/** The widest exponent that a JavaScript number can carry; more than that can only be an attack. */
const widestExponent = 400;

/**
 * Reais as the server writes them, to cents: the ceiling of 100 times the decimal, exactly ("79.90" is 7990, "7.991" is 800).
 * It reads the decimal's text, because 100 × 1.1 in floating point is already more than 110.
 * Throws RangeError when it is not a plain decimal with a dot, or too large.
 */
export function centsFromDecimal(decimal: string | number): Cents {
  const parts = decimalPattern.exec(String(decimal));
  if (!parts) throw new RangeError(`Not a decimal amount: ${decimal}`);
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = parts;
  if (Math.abs(Number(exponent)) > widestExponent) throw new RangeError(`Not a decimal amount: ${decimal}`);

  const shift = Number(exponent) + 2 - fraction.length;
  const digits = whole + fraction;
  if (shift >= 0) return signed(sign, Number(digits + "0".repeat(shift)));

  const padded = digits.padStart(-shift + 1, "0");
  const kept = Number(padded.slice(0, shift));
  const somethingIsCutOff = /[1-9]/.test(padded.slice(shift));
  // A ceiling goes towards the greater amount, which for a debt means dropping the rest.
  return signed(sign, somethingIsCutOff && sign !== "-" ? kept + 1 : kept);
}

function signed(sign: string, amount: number): Cents {
  return cents(sign === "-" ? -amount : amount);
}

/** Reais as text for the wire, with a dot and two decimals: 7990 is "79.90". `centsFromDecimal` reads it back. */
export function reaisFromCents(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Throws RangeError when the sum leaves the safe integers, as every sum here does. */
export function addCents(...amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => cents(sum + amount), noCents);
}

/** `amount` less `taken`; below zero when more is taken than there is. */
export function subtractCents(amount: Cents, taken: Cents): Cents {
  return cents(amount - taken);
}

/** The amount, or zero when it is below zero: a price never is. */
export function atLeastZero(amount: Cents): Cents {
  return amount < 0 ? noCents : amount;
}

/** `times` is a whole number (RangeError otherwise). */
export function multiplyCents(amount: Cents, times: number): Cents {
  if (!Number.isSafeInteger(times)) throw new RangeError(`Cents are multiplied by whole numbers only: ${times}`);
  return cents(amount * times);
}

/** The amount in `parts` equal parts, to the nearest cent, half a cent going up. `parts` is a whole number above zero (RangeError). */
export function divideCents(amount: Cents, parts: number): Cents {
  if (!Number.isSafeInteger(parts) || parts < 1)
    throw new RangeError(`Cents are divided by whole numbers only: ${parts}`);
  // The remainder and the quotient of whole numbers are exact; a division followed by Math.round would not be.
  const remainder = amount % parts;
  const quotient = (amount - remainder) / parts;
  if (remainder >= 0) return cents(remainder >= parts - remainder ? quotient + 1 : quotient);
  return cents(-remainder > parts + remainder ? quotient - 1 : quotient);
}
