import { welcomePageData } from "@petbox/api-client/welcome/pageData";
import { isInAccount } from "../../app/isInAccount.ts";
import { type LoadedFor, startRead } from "../../app/pageData.tsx";
import { type LoaderArgs, servicesContext } from "../../app/servicesContext.ts";
import { subscribedLoader } from "../checkout/subscribedLoader.ts";

/** The loader of the welcome, which requires an account or a payment in this session. */
export async function welcomeLoader(args: LoaderArgs): Promise<Response | LoadedFor> {
  const { visitor } = await args.context.get(servicesContext).session.load();
  const redirected = isInAccount(visitor) ? null : await subscribedLoader(args);
  return redirected ?? startRead(welcomePageData, args);
}
