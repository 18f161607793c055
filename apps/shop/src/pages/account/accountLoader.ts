import type { PageData } from "@petbox/api-client/contract/pageDataContract";
import { isInAccount } from "../../app/isInAccount.ts";
import { startRead } from "../../app/pageData.tsx";
import { type LoaderArgs, servicesContext } from "../../app/servicesContext.ts";
import { redirectToLogin } from "../session/redirectToLogin.ts";

/** The loader of a page of the account: asks for a login first, and starts the read of the page's data. */
export function accountLoader(data?: PageData) {
  return async (args: LoaderArgs): Promise<Response | null> => {
    const { visitor } = await args.context.get(servicesContext).session.load();
    if (!isInAccount(visitor)) return redirectToLogin(args);
    if (data) startRead(data, args);
    return null;
  };
}
