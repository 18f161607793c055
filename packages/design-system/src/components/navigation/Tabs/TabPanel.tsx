import { Activity, type ReactNode, useState } from "react";
import { Panel } from "./Tabs.styles.ts";

export interface TabPanelProps {
  children: ReactNode;
  /** The id of its tab. */
  id: string;
  /** There is no other: it belongs to no tab. */
  alone: boolean;
  chosen: boolean;
  /** Begins before it is chosen. */
  early: boolean;
}

/** What a tab shows. Its place is there from the beginning, so that its tab points at something. */
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
