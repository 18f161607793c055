import * as z from "zod/mini";
import { addIssue } from "./addIssue.ts";
import type { Codec } from "./codec.ts";
import { optional } from "./optional.ts";

type ArrayWire<Wire> = readonly (Wire | undefined)[] | null;

/** A list whose items must all be right, such as charged items; null is an empty list. */
/* @__NO_SIDE_EFFECTS__ */
export function strictArray<Wire, Value>(item: Codec<Wire, Value>): Codec<readonly Wire[] | null, readonly Value[]> {
  return z.codec(z.nullable(z.array(item)), z.custom<readonly Value[]>(), {
    decode: (items) => items ?? [],
    encode: (values) => [...values],
  });
}

/**
 * A list without its wrong items; null is an empty list. A list whose items are all wrong is an issue: an empty page must not stand for an error.
 */
/* @__NO_SIDE_EFFECTS__ */
export function arrayOfValid<Wire, Value>(item: Codec<Wire, Value>): Codec<ArrayWire<Wire>, readonly Value[]> {
  return z.codec(z.nullable(z.array(z.catch(z.optional(item), undefined))), z.custom<readonly Value[]>(), {
    decode(sent, context) {
      const items = sent ?? [];
      const valid = items.filter((each) => each !== undefined);
      return valid.length === 0 && items.length > 0 ? addIssue(context, "Every item is wrong.") : valid;
    },
    encode: (values) => [...values],
  });
}

/** Like `arrayOfValid`; a list that is missing, or whose items are all wrong, is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalArrayOfValid<Wire, Value>(
  item: Codec<Wire, Value>,
): Codec<ArrayWire<Wire> | undefined, readonly Value[]> {
  return z.codec(optional(arrayOfValid(item)), z.custom<readonly Value[]>(), {
    decode: (items) => items ?? [],
    encode: (values) => values,
  });
}
