import type { ReactNode } from "react";
import { FunnelFooter } from "../../components/navigation/FunnelFooter/index.ts";
import { FunnelHeader } from "../../components/navigation/FunnelHeader/index.ts";
import { PageLayout, type PageLayoutProps } from "../../components/navigation/PageLayout/index.ts";
import { SchemeChoice } from "../../components/navigation/SchemeChoice/index.ts";

interface ResultLayoutProps extends Pick<PageLayoutProps, "fills"> {
  readonly children: ReactNode;
}

/** Layout of the pages after the payment: one column, without a link back to the submitted form. */
export function ResultLayout({ children, fills }: ResultLayoutProps) {
  return (
    <PageLayout
      header={<FunnelHeader />}
      footer={
        <FunnelFooter>
          <SchemeChoice />
        </FunnelFooter>
      }
      width="column"
      fills={fills}
    >
      {children}
    </PageLayout>
  );
}
