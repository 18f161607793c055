import { endpoints } from "@petbox/api-client/contract/endpoints";
import { type Fault, isFaultKind } from "../backend/fault.ts";
import { pagePatterns } from "../backend/servePages.ts";

/** The calls that can fail, by their contract paths. */
export const faultyCalls: readonly string[] = [...new Set(endpoints.map(({ path }) => path))].sort();

/** The pages whose data can fail, by their route patterns. */
export const faultyPages: readonly string[] = pagePatterns.filter((page) => !faultyCalls.includes(page)).sort();

const longestText = 500;

/** The fault that the panel's form describes; undefined for a form that the page does not contain. */
export function faultOf(value: (name: string) => string): Fault | undefined {
  const [path, kind, field, message] = [value("path"), value("kind"), value("field").trim(), value("message").trim()];
  const times = value("times") === "" ? undefined : Number(value("times"));
  if (path !== "*" && !faultyCalls.includes(path) && !faultyPages.includes(path)) return undefined;
  if (!isFaultKind(kind) || (times !== undefined && !(Number.isInteger(times) && times > 0))) return undefined;
  if (field.length > longestText || message.length > longestText) return undefined;
  return {
    path,
    kind,
    ...(times !== undefined && { times }),
    ...(field !== "" && { field }),
    ...(message !== "" && { message }),
  };
}
