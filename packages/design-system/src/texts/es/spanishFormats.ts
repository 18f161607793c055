import { formatsOf } from "../formatsOf.ts";

export const spanishFormats = formatsOf("es-419");

const list = new Intl.ListFormat("es");

/** "calle, ciudad y estado" */
export const spanishList = (parts: readonly string[]): string => list.format(parts);

/** "1 caja", "3 cajas" */
export function spanishCount(count: number, one: string, many = `${one}s`): string {
  return `${spanishFormats.number(count)} ${count === 1 ? one : many}`;
}
