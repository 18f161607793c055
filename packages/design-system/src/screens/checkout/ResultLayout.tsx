import type { ReactNode } from "react";
import { FunnelFooter } from "../../components/navigation/FunnelFooter/index.ts";
import { FunnelHeader } from "../../components/navigation/FunnelHeader/index.ts";
import { PageLayout } from "../../components/navigation/PageLayout/index.ts";

/** The frame of the pages after the payment: one calm column, and no way back into a form that was sent. */
export function ResultLayout({ children }: { children: ReactNode }) {
  return (
    <PageLayout header={<FunnelHeader />} footer={<FunnelFooter />} width="column">
      {children}
    </PageLayout>
  );
}
