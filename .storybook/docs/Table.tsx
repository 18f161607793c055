import { tokens } from "@petbox/design-system/tokens";
import type { ComponentProps } from "react";
import { styled } from "styled-components";

/** A wide table scrolls inside its container, so that the page does not. */
const Scroller = styled.div`
  overflow-x: auto;
  && { margin-block: ${tokens.space.s4} ${tokens.space.s6}; }
  && table { margin: 0; font-size: ${tokens.fontSize.small}; }
  && tr:nth-of-type(2n) { background: ${tokens.color.surfaceSunken}; }
  && th { text-align: start; }
  && td { vertical-align: top; }
  && code { white-space: normal; overflow-wrap: break-word; }
`;

/** A table of a docs page or of an MDX page. */
export function Table(props: ComponentProps<"table">) {
  return (
    <Scroller>
      <table {...props} />
    </Scroller>
  );
}
