import { Footer } from "@petbox/design-system/components/Footer";
import { Header } from "@petbox/design-system/components/Header";
import { PageLayout, type PageLayoutProps } from "@petbox/design-system/components/PageLayout";
import { firstNameOf } from "@petbox/domain/identity/fullName";
import type { Species } from "@petbox/domain/pet/species";
import type { ReactNode } from "react";
import { useSession } from "../../app/services.ts";

interface SiteFrameProps {
  readonly children: ReactNode;
  /** Whose home this is; left out on any other page. */
  readonly pet?: Species;
  /** @default "page" */
  readonly width?: NonNullable<PageLayoutProps["width"]>;
}

/** A page of the site: the header that knows who is there once that is known, the content, the footer. */
export function SiteFrame({ children, pet, width = "page" }: SiteFrameProps) {
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
