import type { ComponentProps } from "react";
import { Scroller } from "./Table.styles.ts";

/** A table of a docs page or of an MDX page. */
export function Table(props: ComponentProps<"table">) {
  return (
    <Scroller>
      <table {...props} />
    </Scroller>
  );
}
