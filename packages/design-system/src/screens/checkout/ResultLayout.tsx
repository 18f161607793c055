import type { ReactNode } from "react";
import { FunnelFooter } from "../../components/navigation/FunnelFooter/index.ts";
import { FunnelHeader } from "../../components/navigation/FunnelHeader/index.ts";
import { PageLayout, type PageLayoutProps } from "../../components/navigation/PageLayout/index.ts";

interface ResultLayoutProps extends Pick<PageLayoutProps, "fills"> {
  readonly children: ReactNode;
}

/** The frame of the pages after the payment: one calm column, and no way back into a form that was sent. */
export function ResultLayout({ children, fills }: ResultLayoutProps) {
  return (
    <PageLayout header={<FunnelHeader />} footer={<FunnelFooter />} width="column" fills={fills}>
      {children}
    </PageLayout>
  );
}
