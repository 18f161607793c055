import type { PageLayoutProps } from "@petbox/design-system/components/PageLayout";
import { AccountShellScreen } from "@petbox/design-system/screens/account/AccountShellScreen";
import type { Frame } from "../../app/page.ts";
import { siteFrame } from "../site/SiteFrame.tsx";

/**
 * The frame of the customer's pages: the site's, whose header stays from one to the next, without the footer in the mobile
 * application (SUB-018), and with a shell until it is known who is there.
 */
export function accountFrame(width: NonNullable<PageLayoutProps["width"]> = "page"): Frame {
  return { ...siteFrame({ width, footer: "outside-app", fills: "screen" }), Shell: AccountShellScreen };
}
