import { addDays, formatBrazilianDate, parseCivilDate } from "@petbox/domain/calendar/civilDate";
import { parseDayMonthYear } from "@petbox/domain/calendar/dayMonthYear";

/** A place in JSON, as its names and positions. */
export type Path = readonly (string | number)[];

/** Alternative PHP encodings of a value. */
export function phpVariants(value: unknown): readonly unknown[] {
  // A list keeps the keys of its items after `filter()`, `unique()` or `sortBy()`. Three numbers are a date, whose parts are never filtered.
  if (Array.isArray(value) && value.some((item) => typeof item !== "number")) {
    return [0, 1].map((first) => Object.fromEntries(value.map((item, at) => [first + at, item])));
  }
  if (typeof value === "boolean") return value ? [1, "1", "true"] : [0, "0", "false"];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "string") return [];
  // MySQL's zero date, as Carbon writes it.
  if (value.startsWith("0000-00-00")) return ["-000001-11-30T00:00:00.000000Z"];
  const date = [parseCivilDate(value), parseDayMonthYear(value)].find(({ ok }) => ok);
  if (date?.ok) {
    return [
      date.value,
      `${date.value} 22:48:55`,
      `${date.value}T00:00:00.000000Z`,
      `${date.value}T03:00:00.000000Z`,
      `${date.value}T22:48:55-03:00`,
      // 22:48 in São Paulo.
      `${addDays(date.value, 1)}T01:48:55.000000Z`,
      formatBrazilianDate(date.value),
    ];
  }
  // An integer column and JSON_NUMERIC_CHECK drop the leading zeros of a text.
  const isNumeric = /^(-?(0|[1-9]\d{0,14})(\.\d+)?|0\d{1,14})$/.test(value);
  return isNumeric ? [Number(value)] : [];
}

/** Every path in JSON except the root: values, objects and lists. */
export function pathsIn(json: unknown, path: Path = []): readonly Path[] {
  if (typeof json !== "object" || json === null) return [];
  const entries = Array.isArray(json) ? [...json.entries()] : Object.entries(json);
  return entries.flatMap(([name, part]) => [[...path, name], ...pathsIn(part, [...path, name])]);
}

export function valueAt(json: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return json;
  return typeof json === "object" && json !== null ? valueAt(Reflect.get(json, name), rest) : undefined;
}

/** A copy with another value at one place. */
export function replacedAt(json: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(json)) return json.map((part, at) => (at === name ? replacedAt(part, rest, value) : part));
  return { ...Object(json), [name]: replacedAt(Reflect.get(Object(json), name), rest, value) };
}

/** A copy in which lists of objects contain their first item twice, so that a list with one invalid item is not left empty. */
export function withSpareItems(json: unknown): unknown {
  if (Array.isArray(json)) {
    const items = json.map(withSpareItems);
    return typeof json[0] === "object" && json[0] !== null ? [items[0], ...items] : items;
  }
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, part]) => [name, withSpareItems(part)]));
}
