import { failureOf } from "@petbox/api-client/client/apiError";
import { useRef } from "react";
import { usePageHandle } from "../app/pageRoute.ts";
import { useServices } from "../app/services.ts";

/**
 * Returns a function that runs a save. The login page names this page as unsaved while the save is pending, and after it failed because the
 * session has ended. It names the title of the route: the document's may contain the pet's name, which the next user of the device could read.
 */
export function useUnsavedNote(): (save: () => Promise<unknown>) => Promise<void> {
  const { loginReturn } = useServices();
  const title = usePageHandle()?.title;
  const pendingSaves = useRef(0);
  return async (save) => {
    // A guard may find the session ended before the save fails, or after it.
    loginReturn.unsavedOn = title;
    pendingSaves.current += 1;
    let isLost = false;
    try {
      await save();
    } catch (thrown) {
      isLost = failureOf(thrown).kind === "session-expired";
      throw thrown;
    } finally {
      pendingSaves.current -= 1;
      // The next save may be pending already, as of a second star.
      if (!isLost && pendingSaves.current === 0) loginReturn.unsavedOn = undefined;
    }
  };
}
