import { failureOf } from "@petbox/api-client/client/apiError";
import { titleOf } from "../app/DocumentTitle.tsx";
import { useServices } from "../app/services.ts";

/**
 * Returns a function that runs a save. The login page names this page as unsaved while the save is pending, and after it failed because the
 * session has ended.
 */
export function useUnsavedNote(): (save: () => Promise<unknown>) => Promise<void> {
  const { loginReturn } = useServices();
  return async (save) => {
    // A guard may find the session ended before the save fails, or after it.
    loginReturn.unsavedOn = titleOf(document.title);
    try {
      await save();
      loginReturn.unsavedOn = undefined;
    } catch (thrown) {
      if (failureOf(thrown).kind !== "session-expired") loginReturn.unsavedOn = undefined;
      throw thrown;
    }
  };
}
