import { type ComponentProps, useId } from "react";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { TabList } from "./TabList.tsx";
import { TabPanel } from "./TabPanel.tsx";
import type { Tab } from "./tab.ts";

export interface TabsProps<Id extends string = string> extends Omit<ComponentProps<"div">, "children" | "onSelect"> {
  /** What is chosen between, for screen readers: "Dados cadastrais". */
  label: string;
  /** With a single one there is nothing to choose: its panel stands alone. */
  tabs: readonly Tab<Id>[];
  /** The id of the chosen tab; the page keeps it, in its state or in its address. */
  selected: Id;
  /** Another tab was chosen. Nothing changes until `selected` does. */
  onSelect: (id: Id) => void;
  /**
   * Prepares every panel from the beginning. Otherwise a panel begins when its tab is first chosen.
   * @default false
   */
  mountAll?: boolean;
}

/**
 * Several views of one thing, one at a time. A panel that was left sleeps: out of sight, with no effect running, and with
 * everything that was typed and opened in it kept for when it is chosen again.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, mountAll, ...rest }: TabsProps<Id>) {
  const id = useId();
  const known = tabs.some((tab) => tab.id === selected);
  const chosen = known ? selected : tabs[0]?.id;
  if (!known && tabs.length > 0) {
    warnInDevelopment(
      `Tabs "${label}" has no tab "${selected}", so the first one is shown. Check what is given as \`selected\`.`,
    );
  }
  const alone = tabs.length === 1;
  return (
    <div {...rest}>
      {alone ? null : <TabList id={id} label={label} tabs={tabs} chosen={chosen} onSelect={onSelect} />}
      {tabs.map((tab, index) => (
        <TabPanel key={tab.id} id={`${id}-${index}`} alone={alone} chosen={tab.id === chosen} early={mountAll === true}>
          {tab.panel}
        </TabPanel>
      ))}
    </div>
  );
}
