import { invitePageData } from "@petbox/api-client/coupons/pageData";
import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import type { LoaderFunctionArgs } from "react-router-dom";
import { type LoadedFor, startRead } from "../../app/pageData.tsx";
import { servicesContext } from "../../app/servicesContext.ts";
import { noteOpened, redirectToLogin } from "../session/redirectToLogin.ts";

/** The loader of the invitation. It requires no login from a customer who paid in this session (decision 32). */
export async function inviteLoader(args: LoaderFunctionArgs): Promise<Response | LoadedFor> {
  const { visitor, answers } = await args.context.get(servicesContext).session.load();
  if (answers.subscription === undefined && !isInAccount(visitor)) return redirectToLogin(args);
  noteOpened(args);
  return startRead(invitePageData, args);
}
