import { Source } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { GroundContext } from "./GroundContext.ts";

interface CodeProps {
  readonly code: string;
  /** @default "tsx" */
  readonly language?: "tsx" | "bash" | "json";
}

/** A block of code with a copy button, in the scheme of the page. */
export function Code({ code, language = "tsx" }: CodeProps) {
  return <Source language={language} code={code.trim()} dark={use(GroundContext) === "dark"} />;
}
