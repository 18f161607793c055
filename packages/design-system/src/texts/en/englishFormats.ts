import { formatsOf } from "../formatsOf.ts";

export const englishFormats = formatsOf("en");

const list = new Intl.ListFormat("en");

/** "street, city, and state" */
export const englishList = (parts: readonly string[]): string => list.format(parts);

/** "1 box", "3 boxes" */
export function englishCount(count: number, one: string, many = `${one}s`): string {
  return `${englishFormats.number(count)} ${count === 1 ? one : many}`;
}
