import type { AccountTab } from "@petbox/domain/site/accountTabs";
import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { AccountTabs } from "./AccountTabs.tsx";
import { BelowTabs } from "./OwnData.styles.ts";
import { OwnData, type OwnDataProps } from "./OwnData.tsx";

export interface AccountDataScreenProps extends OwnDataProps {
  /** In the mobile application the account URLs begin with /app. */
  readonly inApp: boolean;
  /** The tab named by the URL. */
  readonly tab: AccountTab;
  readonly onTab: (tab: AccountTab) => void;
  readonly panels: Readonly<Record<AccountTab, ReactNode>>;
}

/** Account data: tabs for pets, addresses and cards, and the profile below them (SUB-068, SUB-074). */
export function AccountDataScreen({ inApp, tab, onTab, panels, ...own }: AccountDataScreenProps) {
  return (
    <Stack gap="s6">
      <AccountTabs inApp={inApp} tab={tab} onTab={onTab} panels={panels} />
      <BelowTabs>
        <OwnData {...own} />
      </BelowTabs>
    </Stack>
  );
}
