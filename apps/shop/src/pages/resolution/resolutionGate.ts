import { resolutionPaths } from "@petbox/domain/site/paths";
import type { Gate } from "../../app/page.ts";

const beginOf = (path: string) => path.slice(0, path.indexOf(":"));

/** The other address of the page leads to its own (SUB-026), where it is asked who is there. */
export const resolutionGate: Gate = (_visitor, here) => ({
  to: here.replace(beginOf(resolutionPaths.suspended), beginOf(resolutionPaths.resolution)),
});
