const pixelsOfRem = 16;
const number = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 2 });

/** A length with its pixels at the browser's usual size of text: "0.875rem" is "14 px". Undefined if it is not in rem. */
export function pixelsOf(value: string | number): string | undefined {
  const [, rem] = /(\d*\.?\d+)rem/.exec(String(value)) ?? [];
  return rem === undefined ? undefined : `${number.format(Number(rem) * pixelsOfRem)} px`;
}
