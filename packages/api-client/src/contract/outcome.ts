import { accepted, type Result, rejected } from "@petbox/domain/result";
import * as z from "zod/mini";
import { type Codec, recordCodec, type WireRecord } from "./codec.ts";
import { coercedString, requiredFlag } from "./coerced.ts";
import { type ErrorsByField, fieldErrorsIn } from "./fieldErrorsIn.ts";
import { type Fields, fromWire, shapeOf, toWire, type ValueOf, type WireOf } from "./fieldMap.ts";
import { rejectionTextIn } from "./rejectionTextIn.ts";

/** The server's reason for rejecting a call, if it states one. */
export interface Rejection {
  /** For the customer; may hold HTML. */
  readonly message?: string;
  /** The server's name for the rejection. */
  readonly type?: string;
  /** Further messages, if the server sends several. */
  readonly more?: readonly string[];
  /** The texts of the fields that the server found wrong, by wire name. */
  readonly fields?: ErrorsByField;
}

/** The value of a reply that may reject the call. */
export type Outcome<Value> = Result<Value, Rejection>;

/** A rejection as most calls write it: a text. */
const rejectionText: Codec<string, Rejection> = z.codec(z.string(), z.custom<Rejection>(), {
  decode: rejectionIn,
  encode: ({ message = "" }) => message,
});

/** A text, or the text of a rejection in another shape of the API. */
export const messageWire = z.optional(
  z.catch(z.nullable(coercedString), ({ input }: Caught = {}) => rejectionTextIn(input) ?? null),
);

/** Read by `rejectionOf`: an invalid one must not make a successful call fail. */
export const errorsWire = z.optional(z.unknown());

/** The context of a caught value; absent while the OpenAPI document is generated. */
export interface Caught {
  readonly input?: unknown;
}

type Message = z.input<typeof messageWire>;
type Success = {
  readonly success: z.input<typeof requiredFlag>;
  readonly error?: unknown;
  readonly errors?: unknown;
  readonly message?: Message;
};
type HasError = { readonly has_error: z.input<typeof requiredFlag>; readonly message?: Message };

/**
 * `{ success, error, errors, message, … }` ↔ the value of a call, or the server's rejection (decision 46). Only `success` is required to be
 * readable: an invalid message must not make a successful call fail.
 */
/* @__NO_SIDE_EFFECTS__ */
function successReply<const Each extends Fields>(
  fields: Each,
  error: z.ZodMiniType,
  readRejection: (wire: WireRecord) => Rejection,
  writeRejection: (rejection: Rejection) => WireRecord,
): Codec<Success & WireOf<Each>, Outcome<ValueOf<Each>>> {
  const shape = { success: requiredFlag, error, errors: errorsWire, message: messageWire, ...shapeOf(fields) };
  return recordCodec(z.object(shape), {
    decode: (wire) =>
      wire.success ? accepted(fromWire(fields, wire)) : rejected(rejectionOf(wire.errors, readRejection(wire))),
    encode: (value) =>
      value.ok
        ? { success: true, ...toWire(fields, value.value) }
        : { success: false, ...writeRejection(value.error), ...sentErrors(value.error) },
  });
}

/**
 * `{ success, error, … }` ↔ the value of a call, or the server's rejection: its error, otherwise its message.
 * @param fields the fields of the reply.
 * @param error the codec of this call's rejections.
 */
/* @__NO_SIDE_EFFECTS__ */
export function outcome<const Each extends Fields>(
  fields: Each,
  error: z.ZodMiniType<Rejection> = rejectionText,
): Codec<Success & WireOf<Each>, Outcome<ValueOf<Each>>> {
  const errorWire = z.optional(
    z.catch(z.nullable(error), ({ input }: Caught = {}) => rejectionIn(rejectionTextIn(input))),
  );
  return successReply(
    fields,
    errorWire,
    (wire) => ({ ...rejectionIn(wire.message), ...Object(wire.error) }),
    (rejection) => ({ error: rejection }),
  );
}

/** Like `outcome`, for `{ success, message, … }`: a rejection is written as the message, and read from either field. */
/* @__NO_SIDE_EFFECTS__ */
export function messageOutcome<const Each extends Fields>(
  fields: Each,
): Codec<Success & WireOf<Each>, Outcome<ValueOf<Each>>> {
  return successReply(
    fields,
    messageWire,
    (wire) => rejectionIn(wire.message || wire.error),
    ({ message = "" }) => ({ message }),
  );
}

/** Like `outcome`, for `{ …, has_error, message }`. */
/* @__NO_SIDE_EFFECTS__ */
export function hasErrorOutcome<const Each extends Fields>(
  fields: Each,
): Codec<HasError & WireOf<Each>, Outcome<ValueOf<Each>>> {
  return recordCodec(z.object({ ...shapeOf(fields), has_error: requiredFlag, message: messageWire }), {
    decode: (wire) => (wire.has_error ? rejected(rejectionIn(wire.message)) : accepted(fromWire(fields, wire))),
    encode: (value) =>
      value.ok
        ? { ...toWire(fields, value.value), has_error: false }
        : { has_error: true, message: value.error.message },
  });
}

/** Adds Laravel's `errors` to a rejection. The texts of fields win: Laravel's message next to them is in English. */
export function rejectionOf(errors: unknown, rejection: Rejection): Rejection {
  const fields = fieldErrorsIn(errors);
  if (fields) return { ...rejection, ...rejectionIn(Object.values(fields)[0]), fields };
  return typeof errors === "object" ? { ...rejectionIn(rejectionTextIn(errors)), ...rejection } : rejection;
}

/** The `errors` of a rejection, if it has any. */
export function sentErrors({ fields }: Rejection): { readonly errors?: ErrorsByField } {
  return fields ? { errors: fields } : {};
}

/** A rejection with this message, or without one if it is empty or not a text. */
export function rejectionIn(message: unknown): Rejection {
  return typeof message === "string" && message !== "" ? { message } : {};
}
