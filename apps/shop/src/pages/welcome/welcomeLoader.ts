import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { welcomePageData } from "@petbox/api-client/welcome/pageData";
import type { LoaderFunctionArgs } from "react-router-dom";
import { type LoadedFor, startRead } from "../../app/pageData.tsx";
import { servicesContext } from "../../app/servicesContext.ts";
import { subscribedLoader } from "../checkout/subscribedLoader.ts";

/** The loader of the welcome, which requires an account or a payment in this session. */
export async function welcomeLoader(args: LoaderFunctionArgs): Promise<Response | LoadedFor> {
  const { visitor } = await args.context.get(servicesContext).session.load();
  const redirected = isInAccount(visitor) ? null : await subscribedLoader(args);
  return redirected ?? startRead(welcomePageData, args);
}
