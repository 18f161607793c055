import { type AccountTab, accountTabLabels, accountTabPath, accountTabs } from "@petbox/domain/site/accountTabs";
import type { ReactNode } from "react";
import { Tabs } from "../../components/navigation/Tabs/index.ts";

interface AccountTabsProps {
  readonly inApp: boolean;
  /** The one that the address names. */
  readonly tab: AccountTab;
  readonly onTab: (tab: AccountTab) => void;
  readonly panels: Readonly<Record<AccountTab, ReactNode>>;
}

/** The views of the account's data, each with an address of its own (SUB-074). */
export function AccountTabs({ inApp, tab, onTab, panels }: AccountTabsProps) {
  const tabs = accountTabs.map((value) => ({
    value,
    label: accountTabLabels[value],
    href: accountTabPath(value, inApp),
    panel: panels[value],
  }));
  // Out of sight, and when the browser has nothing else to do, the others are made ready: who presses waits for none.
  return <Tabs label="Dados cadastrais" tabs={tabs} value={tab} onValueChange={onTab} mountAll />;
}
