import { accountPageData } from "@petbox/api-client/account/pageData";
import { changePhoto } from "@petbox/api-client/pets/api";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { PhotoDialog } from "@petbox/design-system/screens/pets/PhotoDialog";
import { photoChangedText, photoFailureText } from "@petbox/domain/pet/photoFailureText";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { useState } from "react";
import { usePageDataCache } from "../../app/pageData.tsx";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../app/useSubmit.ts";

interface PhotoSectionProps {
  /** The pet whose photo is changed; undefined while the dialog is closed. */
  readonly asked: AccountSubscription | undefined;
  /** The customer's code at the payment service. */
  readonly moipCode: string | undefined;
  readonly onClose: () => void;
}

/** The dialog in which the photo of a pet is changed, and what comes of it: a notice, and the pets as they are now (decision 50). */
export default function PhotoSection({ asked, moipCode = "", onClose }: PhotoSectionProps) {
  const { client, timings } = useServices();
  const { revalidate } = usePageDataCache(accountPageData);
  const [toaster] = useState(createToaster);
  const { pending, failure, submit, reset } = useSubmit(async (photo: File) => {
    if (asked === undefined) return;
    await changePhoto(client, asked, moipCode, photo);
    await revalidate();
    onClose();
    toaster.showToast({ tone: "success", description: photoChangedText });
  });
  return (
    <>
      <PhotoDialog
        open={asked !== undefined}
        pet={asked?.pet ?? {}}
        current={asked?.petPicture}
        confirmAfter={timings.second}
        pending={pending}
        failure={failure && photoFailureText(failure)}
        onSave={(photo) => void submit(photo)}
        onClose={() => {
          reset();
          onClose();
        }}
      />
      <ToastRegion toaster={toaster} />
    </>
  );
}
