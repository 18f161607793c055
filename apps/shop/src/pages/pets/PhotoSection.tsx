import { accountPageData } from "@petbox/api-client/account/pageData";
import { changePhoto } from "@petbox/api-client/pets/api";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { PhotoDialog } from "@petbox/design-system/screens/pets/PhotoDialog";
import { photoChangedText, photoFailureText } from "@petbox/domain/pet/photoFailureText";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import { useState } from "react";
import { usePageDataCache } from "../../app/pageData.ts";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

interface PhotoSectionProps {
  /** The subscription of the pet whose photo is changed; undefined while the dialog is closed. */
  readonly subscription: AccountSubscription | undefined;
  /** The customer's code at the payment service. */
  readonly moipCode: string | undefined;
  readonly onClose: () => void;
}

/** The dialog that changes a pet's photo. A save revalidates the page and shows a toast (decision 50). */
export default function PhotoSection({ subscription, moipCode = "", onClose }: PhotoSectionProps) {
  const { client, timings } = useServices();
  const { revalidate } = usePageDataCache(accountPageData);
  const [toaster] = useState(createToaster);
  const { pending, failure, submit, reset } = useSubmit(async (photo: File) => {
    if (subscription === undefined) return;
    await changePhoto(client, subscription, moipCode, photo);
    await revalidate();
    onClose();
    toaster.showToast({ tone: "success", description: photoChangedText });
  });
  return (
    <>
      <PhotoDialog
        open={subscription !== undefined}
        pet={subscription?.pet ?? {}}
        current={subscription?.petPicture}
        confirmAfter={timings.second}
        pending={pending}
        failure={failure && photoFailureText(failure)}
        onSave={(photo) => void submit(photo)}
        onClose={() => {
          // A save whose reply was lost may have been executed.
          if (failure !== undefined) void revalidate();
          reset();
          onClose();
        }}
      />
      <ToastRegion toaster={toaster} />
    </>
  );
}
