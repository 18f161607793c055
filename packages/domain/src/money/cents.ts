declare const centsBrand: unique symbol;

/** An amount in Brazilian centavos: a safe integer, negative for a debt or a difference. */
export type Cents = number & { readonly [centsBrand]: true };

/** The only constructor of an amount. Throws RangeError if `amount` is not a safe integer. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of cents: ${amount}`);
  // Adding zero turns -0 into 0, so that equal amounts are identical.
  return (amount + 0) as Cents;
}

export const zeroCents: Cents = /* @__PURE__ */ cents(0);

const decimalPattern = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;
/** The decimals of a float that are an amount and no noise of arithmetic: `69.9 * 6` is 419.40000000000003, `89.9 - 85` is 4.900000000000006. */
const certainDecimals = 8;
/** The digits of a float that are certain at all. */
const certainDigits = 15;
/** The largest exponent of a JavaScript number; a larger one can only be malicious. */
const widestExponent = 400;

/**
 * Converts reais as sent by the server to cents, exactly rounded up ("79.90" is 7990, "7.991" is 800). Works on the
 * decimal text, because 100 × 1.1 exceeds 110 in floating point. The last digits of a number are noise of the server's own
 * arithmetic.
 * Throws RangeError if the text is not a plain decimal with a dot, or is too large.
 */
export function centsFromDecimal(decimal: string | number): Cents {
  const parts = decimalPattern.exec(typeof decimal === "number" ? withoutNoise(decimal) : decimal);
  if (!parts) throw new RangeError(`Not a decimal amount: ${decimal}`);
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = parts;
  if (Math.abs(Number(exponent)) > widestExponent) throw new RangeError(`Not a decimal amount: ${decimal}`);

  const shift = Number(exponent) + 2 - fraction.length;
  const digits = whole + fraction;
  if (shift >= 0) return signed(sign, Number(digits + "0".repeat(shift)));

  const padded = digits.padStart(-shift + 1, "0");
  const kept = Number(padded.slice(0, shift));
  const somethingIsCutOff = /[1-9]/.test(padded.slice(shift));
  // Rounding up goes towards the greater amount, so a negative amount is truncated.
  return signed(sign, somethingIsCutOff && sign !== "-" ? kept + 1 : kept);
}

function withoutNoise(decimal: number): string {
  return Number(decimal.toFixed(certainDecimals)).toPrecision(certainDigits);
}

function signed(sign: string, amount: number): Cents {
  return cents(sign === "-" ? -amount : amount);
}

/** Reais in wire format, with a dot and two decimals: 7990 is "79.90". The inverse of `centsFromDecimal`. */
export function reaisFromCents(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Like all arithmetic here, throws RangeError if the result is not a safe integer. */
export function addCents(...amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => cents(sum + amount), zeroCents);
}

/** `amount` minus `taken`, possibly negative. */
export function subtractCents(amount: Cents, taken: Cents): Cents {
  return cents(amount - taken);
}

/** Clamps a negative amount to zero, e.g. for a price. */
export function atLeastZero(amount: Cents): Cents {
  return amount < 0 ? zeroCents : amount;
}

export function lesserCents(one: Cents, other: Cents): Cents {
  return one < other ? one : other;
}

/** Throws RangeError if `times` is not a whole number. */
export function multiplyCents(amount: Cents, times: number): Cents {
  if (!Number.isSafeInteger(times)) throw new RangeError(`Cents are multiplied by whole numbers only: ${times}`);
  return cents(amount * times);
}

/** Divides into `parts` equal parts, rounded half up to the cent. Throws RangeError unless `parts` is a positive whole number. */
export function divideCents(amount: Cents, parts: number): Cents {
  if (!Number.isSafeInteger(parts) || parts < 1)
    throw new RangeError(`Cents are divided by whole numbers only: ${parts}`);
  // Integer quotient and remainder are exact; a division followed by Math.round is not.
  const remainder = amount % parts;
  const quotient = (amount - remainder) / parts;
  if (remainder >= 0) return cents(remainder >= parts - remainder ? quotient + 1 : quotient);
  return cents(-remainder > parts + remainder ? quotient - 1 : quotient);
}
