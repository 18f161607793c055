import type { ReactNode } from "react";
import { FunnelFooter } from "../../components/navigation/FunnelFooter/index.ts";
import { FunnelHeader } from "../../components/navigation/FunnelHeader/index.ts";
import { PageLayout } from "../../components/navigation/PageLayout/index.ts";
import { SchemeChoice } from "../../components/navigation/SchemeChoice/index.ts";

interface ResultLayoutProps {
  readonly children: ReactNode;
}

/** Layout of the pages after the payment: one column, without a link back to the submitted form. */
export function ResultLayout({ children }: ResultLayoutProps) {
  return (
    <PageLayout
      header={<FunnelHeader />}
      footer={
        <FunnelFooter>
          <SchemeChoice />
        </FunnelFooter>
      }
      width="column"
      fills="screen"
    >
      {children}
    </PageLayout>
  );
}
