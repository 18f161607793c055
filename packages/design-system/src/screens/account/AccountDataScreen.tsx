import { type AccountTab, accountTabLabels, accountTabPath, accountTabs } from "@petbox/domain/site/accountSections";
import { type ReactNode, useRef } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Tabs } from "../../components/navigation/Tabs/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { useAfterChange } from "../../focus/useAfterChange.ts";
import { AccountPageLayout } from "./AccountPageLayout.tsx";
import { BelowTabs, TabsPlace } from "./OwnData.styles.ts";
import { OwnData, type OwnDataProps } from "./OwnData.tsx";

export interface AccountDataScreenProps extends OwnDataProps {
  /** In the mobile application the account URLs begin with /app. */
  readonly inApp: boolean;
  /** The tab named by the URL. */
  readonly tab: AccountTab;
  readonly onTab: (tab: AccountTab) => void;
  readonly panels: Readonly<Record<AccountTab, ReactNode>>;
}

/** Account data: tabs for pets, addresses and cards, each with its own URL, and the profile below them (SUB-068, SUB-074). */
export function AccountDataScreen({ inApp, tab, onTab, panels, ...own }: AccountDataScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  // A link elsewhere on the page may open a tab, which the focus on its panel announces.
  useAfterChange(tab, () => {
    if (document.activeElement?.closest("[role=tablist]")) return;
    root.current?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden])")?.focus({ preventScroll: true });
  });
  const tabs = accountTabs.map((value) => ({
    value,
    label: accountTabLabels[value],
    href: accountTabPath(value, inApp),
    panel: panels[value],
  }));
  return (
    <Stack gap="s6">
      {/* Hidden tabs are rendered while the browser is idle, so switching is immediate. */}
      <Tabs ref={root} label="Dados cadastrais" tabs={tabs} value={tab} onValueChange={onTab} mountAll />
      <BelowTabs>
        <OwnData {...own} />
      </BelowTabs>
    </Stack>
  );
}

/** Page layout with the title, shared by every state (SUB-068). */
export function AccountDataShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPageLayout
      title="Dados cadastrais"
      description="Seus pets, a entrega, os cartões e o seu acesso, num lugar só."
    >
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the account data. */
export function AccountDataSkeleton() {
  return (
    <Stack gap="s6" aria-busy="true">
      <TabsPlace aria-hidden />
      <TabSkeleton />
    </Stack>
  );
}

/** Loading skeleton of one tab. */
export function TabSkeleton() {
  return (
    <Stack gap="s4" aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
