import { type ComponentProps, useId, useState } from "react";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { TabList } from "./TabList.tsx";
import { TabPanel } from "./TabPanel.tsx";
import type { Tab } from "./tab.ts";

export interface TabsProps<Id extends string = string>
  extends Omit<ComponentProps<"div">, "children" | "defaultValue"> {
  /** What is chosen between, for screen readers: "Dados cadastrais". */
  label: string;
  /** With a single one there is nothing to choose: its panel stands alone. */
  tabs: readonly Tab<Id>[];
  /** The chosen tab, for a page that keeps it, in its state or in its address: nothing changes until this does. */
  value?: Id | undefined;
  /**
   * The tab that is chosen at first, where the page keeps none.
   * @default the first
   */
  defaultValue?: Id | undefined;
  /** Is told the tab that was chosen. */
  onValueChange?: ((value: Id) => void) | undefined;
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
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value, defaultValue = tabs[0]?.value, onValueChange, mountAll, ...rest } = props;
  const id = useId();
  const [kept, setKept] = useState(defaultValue);
  const selected = value ?? kept;
  const known = tabs.some((tab) => tab.value === selected);
  const chosen = known ? selected : tabs[0]?.value;
  warnInDevelopment(() =>
    known || tabs.length === 0
      ? undefined
      : `Tabs "${label}" has no tab "${selected}", so the first one is shown. Check what is given as \`value\`.`,
  );
  const select = (tab: Id) => {
    setKept(tab);
    onValueChange?.(tab);
  };
  const alone = tabs.length === 1;
  return (
    <div {...rest}>
      {alone ? null : <TabList id={id} label={label} tabs={tabs} chosen={chosen} onSelect={select} />}
      {tabs.map((tab, index) => (
        <TabPanel
          key={tab.value}
          id={`${id}-${index}`}
          alone={alone}
          chosen={tab.value === chosen}
          early={mountAll === true}
        >
          {tab.panel}
        </TabPanel>
      ))}
    </div>
  );
}
