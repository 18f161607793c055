import { Footer } from "@petbox/design-system/components/Footer";
import { Header } from "@petbox/design-system/components/Header";
import { PageLayout, type PageLayoutProps } from "@petbox/design-system/components/PageLayout";
import { firstNameOf } from "@petbox/domain/identity/fullName";
import type { Species } from "@petbox/domain/pet/species";
import type { ReactNode } from "react";
import type { Frame } from "../../app/page.ts";
import { useSession } from "../../app/services.ts";
import { useInApp } from "../../app/useInApp.ts";

interface SiteFrameProps extends Pick<PageLayoutProps, "fills"> {
  readonly children: ReactNode;
  /** Whose home this is; left out on any other page. */
  readonly pet?: Species;
  /** @default "page" */
  readonly width?: NonNullable<PageLayoutProps["width"]>;
  /**
   * Where the footer of the site is: "outside-app" leaves it to the browser, for the mobile application has ways of its own.
   * @default "everywhere"
   */
  readonly footer?: "everywhere" | "outside-app";
}

/** The same for everybody: it is not drawn anew when it becomes known who is there. */
const siteFooter = <Footer />;

/** A page of the site: the header that knows who is there once that is known, the content, the footer. */
function SiteFrame({ children, pet, width = "page", footer = "everywhere", fills }: SiteFrameProps) {
  const { visitor, inApp } = useSession();
  const isInApp = useInApp();
  const account = visitor.authorized
    ? { user: { firstName: firstNameOf(visitor.name ?? "") }, hasSubscriptions: visitor.subscriptions > 0 }
    : {};
  return (
    <PageLayout
      width={width}
      fills={fills}
      header={<Header {...account} pet={pet} inApp={inApp} />}
      footer={footer === "outside-app" && isInApp ? undefined : siteFooter}
    >
      {children}
    </PageLayout>
  );
}

/** The frame of the site's pages; header and footer stay from one to the next, whatever their widths. */
export function siteFrame(props: Omit<SiteFrameProps, "children"> = {}): Frame {
  return { around: (page) => <SiteFrame {...props}>{page}</SiteFrame> };
}
