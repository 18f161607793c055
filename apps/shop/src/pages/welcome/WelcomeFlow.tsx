import { type WelcomeData, welcomePageData } from "@petbox/api-client/welcome/pageData";
import { WelcomeQuestionsScreen } from "@petbox/design-system/screens/welcome/WelcomeQuestionsScreen";
import { WelcomeSlidesScreen } from "@petbox/design-system/screens/welcome/WelcomeSlidesScreen";
import type { NamedPet } from "@petbox/domain/pet/phrases";
import type { Species } from "@petbox/domain/pet/species";
import { couponPaths } from "@petbox/domain/site/paths";
import { inAppIf } from "@petbox/domain/site/withApp";
import { firstIncompletePlace, type PetAnswers } from "@petbox/domain/welcome/petAnswers";
import { isLastQuestion, type WelcomePlace, welcomeStepAt } from "@petbox/domain/welcome/welcomeSteps";
import { useState } from "react";
import { usePageDataCache } from "../../app/pageData.ts";
import { useInApp } from "../../app/services.ts";
import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";
import { type NavigateAfter, useSubmit } from "../../forms/useSubmit.ts";
import { reachedSlideOf } from "./reachedSlide.ts";
import { useTakenPhoto } from "./useTakenPhoto.ts";
import { useWelcomeSaves } from "./useWelcomeSaves.ts";

/** Note with the subscription whose chosen photo has not been sent. The photo itself is not stored. */
const photoNote = "petbox-welcome-photo";

/** Detects after a reload that a chosen photo, which is only in memory, must be chosen again. */
function useUnsentPhoto(subscription: string) {
  const [isLost, setLost] = useState(() => readFromTab(photoNote) === subscription);
  return {
    isLost,
    noteChosen: (photo: File | undefined) => storeInTab(photoNote, photo && subscription),
    /** Called after the photo was sent or skipped. */
    settle(): void {
      storeInTab(photoNote, undefined);
      setLost(false);
    },
  };
}

interface WelcomeFlowProps {
  readonly subscription: string;
  readonly data: WelcomeData;
  readonly pet: NamedPet;
  readonly species: Species;
  readonly place: WelcomePlace;
  readonly go: (place: WelcomePlace, navigateTo?: NavigateAfter) => Promise<void>;
  readonly noteRead: () => void;
}

/** The questions of the welcome, one per step, followed by the slides. */
export function WelcomeFlow({ subscription, data, pet, species, place, go, noteRead }: WelcomeFlowProps) {
  const { variant = "optional", answers: saved = {} } = data;
  const { mutate } = usePageDataCache(welcomePageData);
  const inApp = useInApp();
  const [photoRefused, setPhotoRefused] = useState(false);
  const unsentPhoto = useUnsentPhoto(subscription);
  const taken = useTakenPhoto();
  const reachedSlide = reachedSlideOf(subscription);
  const { saveAnswers, savePhoto, flush } = useWelcomeSaves({
    onSaved: (answers) => mutate((read) => ({ ...read, answers })),
    onPhotoSent: unsentPhoto.settle,
  });

  const next = useSubmit<{ from: number; answers: PetAnswers; photo: File | undefined }>(
    async ({ from, answers, photo }, navigate) => {
      if (welcomeStepAt(variant, from) === "photo") {
        // Back at this step, an earlier photo still counts, and is sent again if that failed.
        const given = photo ?? taken.photo;
        if (given === undefined) unsentPhoto.settle();
        const isTaken = given === undefined || (await savePhoto(given));
        setPhotoRefused(!isTaken);
        if (!isTaken) {
          if (given === taken.photo) taken.setPhoto(undefined);
          return;
        }
        taken.setPhoto(given);
      }
      if (isLastQuestion(variant, from)) {
        const open = firstIncompletePlace(variant, answers);
        if (open !== undefined) return go(open, navigate);
        // The next step does not wait for the save (MAN-236).
        void saveAnswers(answers);
      }
      await go(from + 1, navigate);
    },
  );

  const coupon = useSubmit(async (_, navigate) => {
    flush();
    reachedSlide.forget();
    noteRead();
    await navigate(inAppIf(inApp, couponPaths.create));
  });

  if (place === "read") return null;
  if (welcomeStepAt(variant, place) === "slides") {
    return (
      <WelcomeSlidesScreen
        pet={pet}
        species={species}
        defaultSlide={reachedSlide.read()}
        pending={coupon.pending}
        onSlideChange={reachedSlide.store}
        onFinish={() => void coupon.submit()}
        onSkip={() => {
          flush();
          reachedSlide.forget();
          void go("read");
        }}
      />
    );
  }
  return (
    <WelcomeQuestionsScreen
      pet={pet}
      variant={variant}
      place={place}
      saved={saved}
      image={taken.image ?? data.pet.picture}
      pending={next.pending}
      photoRefused={photoRefused}
      photoLost={unsentPhoto.isLost}
      onPhotoChange={unsentPhoto.noteChosen}
      onNext={(answers, photo) => void next.submit({ from: place, answers, photo })}
      onBack={() => void go(place - 1)}
    />
  );
}
