import type { AnyDocs } from "../documented.ts";
import { commonDescriptions } from "./commonDescriptions.ts";

/** What a prop of a component is, in one sentence or two; undefined where nobody has said it yet. */
export function descriptionOf(prop: string, docs: Pick<AnyDocs, "props">): string | undefined {
  return docs.props[prop] ?? commonDescriptions[prop];
}
