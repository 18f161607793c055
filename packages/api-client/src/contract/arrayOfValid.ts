import * as z from "zod/mini";
import { addIssue, type Codec } from "./codec.ts";
import { optional } from "./optional.ts";
import { wireList } from "./wireList.ts";

type ArrayWire<Wire> = readonly (Wire | undefined)[] | null;

/** A list that requires every item to be valid, such as charged items; null is an empty list. */
/* @__NO_SIDE_EFFECTS__ */
export function strictArray<Wire, Value>(item: Codec<Wire, Value>): Codec<readonly Wire[] | null, readonly Value[]> {
  return z.codec(z.nullable(wireList(item)), z.custom<readonly Value[]>(), {
    decode: (items) => items ?? [],
    encode: (values) => [...values],
  });
}

/**
 * A list without its invalid items; null is an empty list. A list with only invalid items is an issue: an error must not appear as an empty
 * page.
 */
/* @__NO_SIDE_EFFECTS__ */
export function arrayOfValid<Wire, Value>(item: Codec<Wire, Value>): Codec<ArrayWire<Wire>, readonly Value[]> {
  return z.codec(z.nullable(wireList(z.catch(z.optional(item), undefined))), z.custom<readonly Value[]>(), {
    decode(sent, context) {
      const items = sent ?? [];
      const valid = items.filter((each) => each !== undefined);
      return valid.length === 0 && items.length > 0 ? addIssue(context, "Every item is wrong.") : valid;
    },
    encode: (values) => [...values],
  });
}

/** Like `arrayOfValid`; a missing list, or one with only invalid items, is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalArrayOfValid<Wire, Value>(
  item: Codec<Wire, Value>,
): Codec<ArrayWire<Wire> | undefined, readonly Value[]> {
  return z.codec(optional(arrayOfValid(item)), z.custom<readonly Value[]>(), {
    decode: (items) => items ?? [],
    encode: (values) => values,
  });
}
