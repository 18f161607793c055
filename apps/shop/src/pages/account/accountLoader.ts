import type { PageData } from "@petbox/api-client/contract/pageDataContract";
import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import type { LoaderFunctionArgs } from "react-router-dom";
import type { LoadedFor } from "../../app/acceptedCustomer.ts";
import { loaderServices } from "../../app/loaderServices.ts";
import { startRead } from "../../app/pageData.ts";
import { noteOpened, redirectToLogin } from "../session/redirectToLogin.ts";

/** The loader of an account page: redirects to the login if needed, and starts the request for the page's data. */
export function accountLoader(data?: PageData) {
  return async (args: LoaderFunctionArgs): Promise<Response | LoadedFor> => {
    const { visitor } = await args.context.get(loaderServices).session.load();
    if (!isInAccount(visitor)) return redirectToLogin(args);
    noteOpened(args);
    return startRead(data, args);
  };
}
