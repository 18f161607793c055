import { type AccountTab, accountTabLabels, accountTabPath, accountTabs } from "@petbox/domain/site/accountTabs";
import type { ReactNode } from "react";
import { Tabs } from "../../components/navigation/Tabs/index.ts";

interface AccountTabsProps {
  readonly inApp: boolean;
  /** The tab named by the URL. */
  readonly tab: AccountTab;
  readonly onTab: (tab: AccountTab) => void;
  readonly panels: Readonly<Record<AccountTab, ReactNode>>;
}

/** The tabs of the account data, each with its own URL (SUB-074). */
export function AccountTabs({ inApp, tab, onTab, panels }: AccountTabsProps) {
  const tabs = accountTabs.map((value) => ({
    value,
    label: accountTabLabels[value],
    href: accountTabPath(value, inApp),
    panel: panels[value],
  }));
  // Hidden tabs are rendered while the browser is idle, so switching is immediate.
  return <Tabs label="Dados cadastrais" tabs={tabs} value={tab} onValueChange={onTab} mountAll />;
}
