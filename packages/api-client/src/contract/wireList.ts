import * as z from "zod/mini";

type List = z.ZodMiniArray;

const WireList: z.core.$constructor<List> = /* @__PURE__ */ z.core.$constructor<List>("WireList", (list, def) => {
  const init: (list: List, def: List["_zod"]["def"]) => void = z.ZodMiniArray.init;
  init(list, def);
  const { parse } = list._zod;
  list._zod.parse = (payload, context) => {
    payload.value = withoutKeys(payload.value);
    return parse(payload, context);
  };
});

/** Like `z.array`; also accepts the object `{"1": …, "2": …}`, which PHP makes of a list after `filter()`, `unique()` or `sortBy()`. */
/* @__NO_SIDE_EFFECTS__ */
export function wireList<Item extends z.ZodMiniType>(item: Item): z.ZodMiniArray<Item> {
  // The constructor is not generic.
  return new WireList({ type: "array", element: item }) as z.ZodMiniArray<Item>;
}

/** The items of a PHP list that kept its keys; any other value unchanged. */
export function withoutKeys(sent: unknown): unknown {
  // An empty PHP list is `[]`, and never `{}`.
  return typeof sent === "object" && sent && /^(\d+,)+$/.test(`${Object.keys(sent)},`) ? Object.values(sent) : sent;
}
