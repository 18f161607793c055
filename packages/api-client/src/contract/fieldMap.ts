import * as z from "zod/mini";
import { type Codec, recordCodec, type WireRecord } from "./codec.ts";

/** The fields of a value: the shop's name of each, its wire name, and its schema. */
export type Fields = Readonly<Record<string, readonly [wire: string, schema: z.ZodMiniType]>>;

type Optional<All> = { [Name in keyof All as undefined extends All[Name] ? Name : never]?: All[Name] };
type Required<All> = { [Name in keyof All as undefined extends All[Name] ? never : Name]: All[Name] };
type Flat<All> = { readonly [Name in keyof All]: All[Name] };

/** The wire type of the fields. */
export type WireOf<Each extends Fields> = WithOptional<{
  [Name in keyof Each as Each[Name][0]]: z.input<Each[Name][1]>;
}>;

type WithOptional<All> = Flat<Required<All> & Optional<All>>;

/** The value type of the fields; properties that may be undefined are optional. */
export type ValueOf<Each extends Fields> = WithAbsent<{ [Name in keyof Each]: z.output<Each[Name][1]> }>;

type WithAbsent<All> = Flat<
  Required<All> & { [Name in keyof Optional<All>]?: Exclude<All[Name & keyof All], undefined> }
>;

/** A wire record ↔ the same record with the shop's names; undefined fields are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function fieldMap<const Each extends Fields>(fields: Each): Codec<WireOf<Each>, ValueOf<Each>> {
  return recordCodec(z.object(shapeOf(fields)), {
    decode: (wire) => fromWire(fields, wire),
    encode: (value) => toWire(fields, value),
  });
}

/** A single value under a key: `{ data: … }`. */
/* @__NO_SIDE_EFFECTS__ */
export function envelope<const Name extends string, Schema extends z.ZodMiniType>(
  name: Name,
  schema: Schema,
): Codec<WireOf<{ value: [Name, Schema] }>, z.output<Schema>> {
  return recordCodec(z.object({ [name]: schema }), {
    decode: (wire) => wire[name],
    encode: (value) => ({ [name]: value }),
  });
}

/** The schemas of the fields by their wire names. */
export function shapeOf(fields: Fields): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.values(fields));
}

/** The value without its undefined properties. */
export function omitUndefined<Value extends object>(value: Value): WithAbsent<Value> {
  // The compiler cannot see which properties are left out.
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as WithAbsent<Value>;
}

/** A wire record with the shop's names; undefined fields are left out. */
export function fromWire(fields: Fields, wire: WireRecord): WireRecord {
  return omitUndefined(Object.fromEntries(Object.entries(fields).map(([name, [wireName]]) => [name, wire[wireName]])));
}

/** A value with the wire names of its fields. */
export function toWire(fields: Fields, value: object): WireRecord {
  const values = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(Object.entries(fields).map(([name, [wireName]]) => [wireName, values.get(name)]));
}
