import type { tokens } from "../index.ts";
import { Patch } from "./specimens.styles.ts";

/** A patch of one colour. */
export function Swatch({ color }: { color: keyof typeof tokens.color }) {
  return <Patch data-color={color} />;
}
