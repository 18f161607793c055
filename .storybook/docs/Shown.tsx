import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { type ReactNode, use } from "react";
import { Code } from "./Code.tsx";
import { Frame } from "./docs.styles.ts";
import { GroundContext } from "./GroundContext.ts";

interface ShownProps {
  /** The live example. */
  readonly children: ReactNode;
  /** The source of the example; optional. */
  readonly code?: string | undefined;
}

/** A live example in the theme of the page, with its source below. */
export function Shown({ children, code }: ShownProps) {
  const scheme = use(GroundContext);
  return (
    <>
      <Frame className="petbox-example sb-unstyled">
        <ThemeRoot fontUrl={nunito} colorScheme={scheme}>
          {children}
        </ThemeRoot>
      </Frame>
      {code === undefined ? null : <Code code={code} />}
    </>
  );
}
