/** A type as described by react-docgen. */
export interface DocgenType {
  readonly name?: string;
  /** The type in words, except of a single name. */
  readonly raw?: string;
  /** A literal as written: `"small"`, `2`. */
  readonly value?: string;
  /** The parts of a union; the alias of a union is a union among them. */
  readonly elements?: readonly DocgenType[];
}

type Member = string | number;

/** A literal's value. The keys of an object are written without quotes. */
const literalOf = (value: string): Member => (/^(?:"[^"]*"|\d+)$/.test(value) ? JSON.parse(value) : value);

function literalsOf({ name, value = "", elements = [] }: DocgenType): readonly Member[] | undefined {
  if (name === "literal") return [literalOf(value)];
  if (name !== "union") return undefined;
  const parts = elements.filter((element) => element.name !== "undefined").map(literalsOf);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/**
 * Returns the members of a union of literals that is written as an alias, `BadgeTone | undefined`, and undefined for any other type.
 * Storybook reads only those that are written out at the prop.
 */
export function unionMembers(type: DocgenType): readonly Member[] | undefined {
  return type.elements?.some(({ name }) => name === "union") ? literalsOf(type) : undefined;
}
