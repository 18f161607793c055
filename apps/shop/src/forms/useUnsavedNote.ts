import { failureOf } from "@petbox/api-client/client/apiError";
import { usePageHandle } from "../app/pageRoute.ts";
import { useServices } from "../app/services.ts";

/**
 * Returns a function that runs a save. The login page names this page as unsaved while the save is pending, and after it failed because the
 * session has ended. It names the title of the route: the document's may contain the pet's name, which the next user of the device could read.
 */
export function useUnsavedNote(): (save: () => Promise<unknown>) => Promise<void> {
  const { loginReturn } = useServices();
  const title = usePageHandle()?.title;
  return async (save) => {
    // A guard may find the session ended before the save fails, or after it.
    loginReturn.unsavedOn = title;
    try {
      await save();
      loginReturn.unsavedOn = undefined;
    } catch (thrown) {
      if (failureOf(thrown).kind !== "session-expired") loginReturn.unsavedOn = undefined;
      throw thrown;
    }
  };
}
