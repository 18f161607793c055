import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import { readingKey } from "../../../browser/readingDirection.ts";
import { List, TabAnchor, TabButton } from "./Tabs.styles.ts";
import { useChosenInView } from "./useChosenInView.ts";

/** A tab and its panel. */
export interface Tab<Id extends string = string> {
  /** A stable id for the consumer. */
  readonly value: Id;
  readonly label: ReactNode;
  /** The panel, shown while the tab is selected. */
  readonly panel: ReactNode;
  /** Its URL, as "#entrega" or "?aba=entrega", for opening it in another browser tab and for copying. */
  readonly href?: string | undefined;
}

export interface TabListProps<Id extends string> {
  /** The prefix of the tabs' ids. */
  id: string;
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id | undefined;
  onSelect: (id: Id) => void;
}

/**
 * The index that a key, in the reading direction, leads to from the tab at `from`, of `count`: arrows wrap around, Home and End go to the ends,
 * Space selects the current one (on a link it would scroll the page). `undefined` for other keys.
 */
export function destination(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case " ":
      return from;
    default:
      return undefined;
  }
}

/** The tab list: one tab stop; arrows move between the tabs and select. */
export function TabList<Id extends string>({ id, label, tabs, chosen, onSelect }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(list, chosen);

  const choose = (tab: Tab<Id>) => {
    if (tab.value !== chosen) onSelect(tab.value);
  };

  const move = (event: KeyboardEvent, from: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tab = tabs[destination(readingKey(event), from, tabs.length) ?? -1];
    if (tab === undefined) return;
    event.preventDefault();
    document.getElementById(`${id}-${tabs.indexOf(tab)}`)?.focus();
    choose(tab);
  };

  const press = (event: MouseEvent, tab: Tab<Id>) => {
    // With a modifier key the link opens elsewhere, and no tab is selected here.
    if (tab.href !== undefined && (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    choose(tab);
  };

  return (
    <List ref={list} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => {
        const face = {
          id: `${id}-${index}`,
          role: "tab",
          tabIndex: tab.value === chosen ? 0 : -1,
          "aria-selected": tab.value === chosen,
          "aria-controls": `${id}-${index}-panel`,
          onClick: (event: MouseEvent) => press(event, tab),
          onKeyDown: (event: KeyboardEvent) => move(event, index),
          children: tab.label,
        };
        return tab.href === undefined ? (
          <TabButton key={tab.value} type="button" {...face} />
        ) : (
          <TabAnchor key={tab.value} href={tab.href} {...face} />
        );
      })}
    </List>
  );
}
