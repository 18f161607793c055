import { AccountShellScreen } from "@petbox/design-system/screens/account/AccountScreen";
import type { Frame } from "../../app/page.ts";
import { siteFrame } from "../site/SiteFrame.tsx";

/** The frame of the customer's pages: the site's, and what everybody sees in it until it is known who is there. */
export const accountFrame: Frame = { ...siteFrame({ width: "column" }), Shell: AccountShellScreen };
