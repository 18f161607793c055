import { failureOf } from "@petbox/api-client/client/apiError";
import { savePetAnswers, sendPetPhoto } from "@petbox/api-client/welcome/api";
import { isRefusal } from "@petbox/domain/failure/failure";
import { welcomePaths } from "@petbox/domain/site/paths";
import type { PetAnswers } from "@petbox/domain/welcome/petAnswers";
import { useRef } from "react";
import { useServices } from "../../app/services.ts";

interface Unsent {
  readonly answers?: PetAnswers;
  readonly photo?: File;
}

interface WelcomeSaved {
  /** The server has saved the answers. */
  readonly onSaved: (answers: PetAnswers) => Promise<void>;
  readonly onPhotoSent: () => void;
}

/**
 * Saves the answers of the welcome. Failures are silent (MAN-392): unsaved answers are sent again when the user leaves the
 * page.
 */
export function useWelcomeSaves({ onSaved, onPhotoSent }: WelcomeSaved) {
  const { client, drafts } = useServices();
  const unsent = useRef<Unsent>({});
  const sentPhoto = useRef<File>(undefined);

  async function saveAnswers(answers: PetAnswers): Promise<void> {
    unsent.current = { ...unsent.current, answers };
    try {
      await savePetAnswers(client, answers);
      // A newer answer has its own save.
      if (unsent.current.answers !== answers) return;
      const { answers: _sent, ...others } = unsent.current;
      unsent.current = others;
      drafts.forget(welcomePaths.welcome);
      await onSaved(answers);
    } catch {
      // `flush` sends the answers again.
    }
  }

  /** @returns false if the server refused the photo. Other failures are retried by `flush`. */
  async function savePhoto(photo: File): Promise<boolean> {
    if (sentPhoto.current === photo) return true;
    const { photo: _earlier, ...others } = unsent.current;
    unsent.current = others;
    try {
      await sendPetPhoto(client, photo);
      sentPhoto.current = photo;
      onPhotoSent();
      return true;
    } catch (thrown) {
      if (isRefusal(failureOf(thrown))) return false;
      unsent.current = { ...unsent.current, photo };
      return true;
    }
  }

  function flush(): void {
    const { answers, photo } = unsent.current;
    if (photo !== undefined) void savePhoto(photo);
    if (answers !== undefined) void saveAnswers(answers);
  }

  return { saveAnswers, savePhoto, flush };
}
