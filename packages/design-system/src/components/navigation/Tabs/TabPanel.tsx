import { Activity, type ReactNode, useState } from "react";
import { Panel } from "./Tabs.styles.ts";

export interface TabPanelProps {
  children: ReactNode;
  /** The id of its tab. */
  id: string;
  /** A single panel has no tab. */
  alone: boolean;
  chosen: boolean;
  /** Renders before it is first selected. */
  early: boolean;
}

/** The panel of a tab. It exists from the start, so that `aria-controls` has a target. */
export function TabPanel({ children, id, alone, chosen, early }: TabPanelProps) {
  const [begun, setBegun] = useState(chosen || early);
  if (!begun && (chosen || early)) setBegun(true);
  const panel = alone ? {} : { id: `${id}-panel`, role: "tabpanel", "aria-labelledby": id, tabIndex: 0 };
  return (
    <Panel {...panel} hidden={!chosen} data-alone={alone || undefined}>
      {begun ? <Activity mode={chosen ? "visible" : "hidden"}>{children}</Activity> : null}
    </Panel>
  );
}
