import * as z from "zod/mini";

type Nullable = z.ZodMiniNullable;

const OrNull: z.core.$constructor<Nullable> = /* @__PURE__ */ z.core.$constructor<Nullable>(
  "OrNull",
  (nullable, def) => {
    const init: (schema: Nullable, def: Nullable["_zod"]["def"]) => void = z.ZodMiniNullable.init;
    init(nullable, def);
    const { parse } = nullable._zod;
    nullable._zod.parse = (payload, context) => {
      const isEmpty = isEmptyArray(payload.value);
      const read = parse(payload, context);
      return isEmpty && "issues" in read && read.issues.length > 0 ? { value: null, issues: [] } : read;
    };
  },
);

/** Like `z.nullable`; `[]`, as PHP encodes an empty record, also counts as null where it is not a valid list. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniNullable<Schema> {
  // The constructor is not generic.
  return new OrNull({ type: "nullable", innerType: schema }) as z.ZodMiniNullable<Schema>;
}

export function isEmptyArray(sent: unknown): boolean {
  return Array.isArray(sent) && sent.length === 0;
}
