import * as z from "zod/mini";
import { wireList } from "./wireList.ts";

/** The first error text of each field, by the field's wire name. */
export type ErrorsByField = Readonly<Record<string, string>>;

const errorsWire = z.record(z.string(), z.catch(z.union([wireList(z.string()), z.string()]), []));

/**
 * The first text of each field in Laravel's `errors`, by the field's own name: "client.cpf" is "cpf", "items.0.qty" is "qty". Undefined if
 * no field has a text.
 */
export function fieldErrorsIn(errors: unknown): ErrorsByField | undefined {
  const fields = Object.entries(z.safeParse(errorsWire, errors).data ?? {}).flatMap(([name, texts]) => {
    const [first] = [texts].flat();
    return first === undefined ? [] : [[fieldName(name), first] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function fieldName(path: string): string {
  return path.split(".").findLast((part) => !/^(\d+|\*)$/.test(part)) ?? path;
}
