import { Activity, type ComponentProps, type ReactNode, useId, useState } from "react";
import { warnInDevelopment } from "../../../theme/warnInDevelopment.ts";
import { type Tab, TabList } from "./TabList.tsx";
import { Panel } from "./Tabs.styles.ts";

export interface TabsProps<Id extends string = string>
  extends Omit<ComponentProps<"div">, "children" | "defaultValue"> {
  /** The accessible name of the tab list: "Dados cadastrais". */
  label: string;
  /** The tabs in order. A single one has no tab list, only its panel. */
  tabs: readonly Tab<Id>[];
  /** The selected tab of a controlled component, e.g. from the URL. */
  value?: Id | undefined;
  /**
   * The initially selected tab of an uncontrolled component.
   * @default the first
   */
  defaultValue?: Id | undefined;
  /** Called with the id of the selected tab. */
  onValueChange?: ((value: Id) => void) | undefined;
  /**
   * Renders every panel from the start. Otherwise a panel renders when its tab is first selected.
   * @default false
   */
  mountAll?: boolean | undefined;
}

interface TabPanelProps {
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
function TabPanel({ children, id, alone, chosen, early }: TabPanelProps) {
  const [begun, setBegun] = useState(chosen || early);
  if (!begun && (chosen || early)) setBegun(true);
  const panel = alone ? {} : { id: `${id}-panel`, role: "tabpanel", "aria-labelledby": id, tabIndex: 0 };
  return (
    <Panel {...panel} hidden={!chosen} data-alone={alone || undefined}>
      {begun ? <Activity mode={chosen ? "visible" : "hidden"}>{children}</Activity> : null}
    </Panel>
  );
}

/**
 * Several views, one at a time. A panel that was left is hidden and its effects are unmounted, but its state is kept
 * (`Activity`).
 *
 * @example
 * <Tabs
 *   label="Dados cadastrais"
 *   tabs={[
 *     { value: "pets", label: "Pets", panel: <Text>Bob e Mika</Text> },
 *     { value: "delivery", label: "Entrega", panel: <Text>Avenida Paulista, 1578</Text> },
 *   ]}
 * />
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
