import { type Checker, NodeBuilderFlags, SymbolFlags, type Type, TypeFlags } from "typescript/unstable/sync";

const isNothing = ({ flags }: Type) => (flags & TypeFlags.Undefined) !== 0;

/** The types that a value can have, other than none at all. */
function alternatives(type: Type): readonly Type[] {
  return type.isUnionType() ? (type.getTypes() ?? []).filter((each) => !isNothing(each)) : [type];
}

const inNumericOrder = new Intl.Collator("en", { numeric: true });

/** The words or numbers that a type is the choice of; undefined for any other type. */
export function literalsOf(type: Type): readonly (string | number)[] | undefined {
  const values = alternatives(type).map((each) =>
    each.isStringLiteralType() || each.isNumberLiteralType() ? each.value : undefined,
  );
  const all = values.filter((value) => value !== undefined);
  return all.length > 0 && all.length === values.length
    ? all.toSorted((one, other) => inNumericOrder.compare(String(one), String(other)))
    : undefined;
}

/** The type as it is written by hand: its words spelled out, and without the `undefined` of what may be left out. */
export function typeText(type: Type, checker: Checker): string {
  const literals = literalsOf(type);
  if (literals !== undefined) return literals.map((literal) => JSON.stringify(literal)).join(" | ");
  // Where a type is inferred from is said by the prop that it is inferred from.
  const text = checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation).replace(/NoInfer<(\w+)>/g, "$1");
  const rest = text.replace(/ \| undefined$/, "");
  return rest !== text && /^\([^|]*\)$/.test(rest) ? rest.slice(1, -1) : rest;
}

const isOurs = (type: Type) =>
  type.getSymbol()?.declarations.some(({ path }) => !path.includes("/node_modules/")) === true;

/** What is inside of a type that holds others: the elements of a list, the arguments of `Partial`. */
function partsOf(type: Type, checker: Checker): readonly Type[] {
  if (type.isUnionType()) return alternatives(type);
  return checker.isArrayLikeType(type) && type.isTypeReference() ? checker.getTypeArguments(type) : [];
}

/** What the named types of ours in a type are made of, and those in them, each once: `RadioOption: { value: string; … }`. */
export function shapesIn(type: Type, checker: Checker, seen = new Set<string>()): readonly string[] {
  const parts = partsOf(type, checker);
  if (parts.length > 0) return parts.flatMap((part) => shapesIn(part, checker, seen));
  const name = checker.typeToString(type);
  const isNamed = /^[A-Z]\w*(?:<.*>)?$/.test(name) && name !== "ReactNode";
  if (!isNamed || !isOurs(type) || !type.isObjectType() || seen.has(name)) return [];
  seen.add(name);
  const members = checker.getPropertiesOfType(type).flatMap((member) => {
    const own = checker.getTypeOfSymbol(member);
    return own === undefined
      ? []
      : [{ name: member.name, type: own, mark: (member.flags & SymbolFlags.Optional) === 0 ? "" : "?" }];
  });
  const text = members.map(({ name: own, type: held, mark }) => `${own}${mark}: ${typeText(held, checker)}`).join("; ");
  return [`${name}: { ${text} }`, ...members.flatMap((member) => shapesIn(member.type, checker, seen))];
}
