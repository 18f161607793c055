import { type Cents, cents } from "./cents.ts";

/**
 * Splits an amount in the ratio of `weights`, so that the parts add up to it: the cents that are left go to the parts with the largest
 * remainders, the first of equal ones. Throws RangeError unless the weights are whole numbers, none negative and one positive.
 *
 * @example
 * allocateCents(cents(1000), [1, 1, 1]); // [334, 333, 333]
 */
export function allocateCents(amount: Cents, weights: readonly number[]): readonly Cents[] {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0))
    throw new RangeError(`Weights are whole numbers, none negative: ${weights.join(", ")}`);
  // The products may be larger than safe integers.
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new RangeError("One weight must be positive");
  const sign = amount < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount));
  const shares = weights.map((weight, index) => {
    const product = whole * BigInt(weight);
    return { index, part: product / total, remainder: product % total };
  });
  const left = Number(whole - shares.reduce((sum, { part }) => sum + part, 0n));
  const byRemainder = [...shares].sort(
    (one, other) => Number(one.remainder < other.remainder) - Number(one.remainder > other.remainder),
  );
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, part }) => cents(sign * (Number(part) + Number(raised.has(index)))));
}
