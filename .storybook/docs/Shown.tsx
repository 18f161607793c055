import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { type ReactNode, use } from "react";
import { Code } from "./Code.tsx";
import { Frame } from "./docs.styles.ts";
import { GroundContext } from "./GroundContext.ts";

interface ShownProps {
  /** What is shown, alive. */
  readonly children: ReactNode;
  /** The code that shows just that; without it there is only the picture. */
  readonly code?: string | undefined;
}

/** Something alive in the theme of the page, and under it the code to copy. */
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
