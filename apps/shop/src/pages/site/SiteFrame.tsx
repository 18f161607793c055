import { Footer } from "@petbox/design-system/components/Footer";
import { Header } from "@petbox/design-system/components/Header";
import { PageLayout, type PageLayoutProps } from "@petbox/design-system/components/PageLayout";
import { firstNameOf } from "@petbox/domain/identity/fullName";
import type { Species } from "@petbox/domain/pet/species";
import type { ReactNode } from "react";
import type { Frame } from "../../app/page.ts";
import { useSession } from "../../app/services.ts";

interface SiteFrameProps {
  readonly children: ReactNode;
  /** Whose home this is; left out on any other page. */
  readonly pet?: Species;
  /** @default "page" */
  readonly width?: NonNullable<PageLayoutProps["width"]>;
}

/** A page of the site: the header that knows who is there once that is known, the content, the footer. */
function SiteFrame({ children, pet, width = "page" }: SiteFrameProps) {
  const { visitor, inApp } = useSession();
  const account = visitor.authorized
    ? { user: { firstName: firstNameOf(visitor.name ?? "") }, hasSubscriptions: visitor.subscriptions > 0 }
    : {};
  return (
    <PageLayout width={width} header={<Header {...account} pet={pet} inApp={inApp} />} footer={<Footer />}>
      {children}
    </PageLayout>
  );
}

/** The frame of the site's pages; header and footer stay from one to the next, whatever their widths. */
export function siteFrame(props: Omit<SiteFrameProps, "children"> = {}): Frame {
  return { around: (page) => <SiteFrame {...props}>{page}</SiteFrame> };
}
