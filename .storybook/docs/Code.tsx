import { Source } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { GroundContext } from "./GroundContext.ts";

interface CodeProps {
  readonly code: string;
  /** @default "tsx" */
  readonly language?: "tsx" | "bash" | "json";
}

/** Code to be copied, light or dark as the page is. */
export function Code({ code, language = "tsx" }: CodeProps) {
  return <Source language={language} code={code.trim()} dark={use(GroundContext) === "dark"} />;
}
