import type { ComponentProps } from "react";
import { Scroller } from "./Table.styles.ts";

/** Every table of the documentation, those of the written pages included. */
export function Table(props: ComponentProps<"table">) {
  return (
    <Scroller>
      <table {...props} />
    </Scroller>
  );
}
