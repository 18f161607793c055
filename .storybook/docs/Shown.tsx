import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { tokens } from "@petbox/design-system/tokens";
import { type ReactNode, use } from "react";
import { styled } from "styled-components";
import { Code } from "./Code.tsx";
import { GroundContext } from "./GroundContext.ts";

/** The frame of a live example. */
const Frame = styled.div`
  margin-block: ${tokens.space.s4};
  border: ${tokens.size.border} solid ${tokens.color.border};
  border-radius: ${tokens.radius.card};
  overflow: auto;
  /* Contains elements with a fixed position. */
  transform: translateZ(0);
  > [data-theme] { padding: ${tokens.space.s6}; }
`;

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
