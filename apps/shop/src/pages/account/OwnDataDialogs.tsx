import { changeInstagram, changePassword } from "@petbox/api-client/account/api";
import { type AccountPageData, accountPageData } from "@petbox/api-client/account/pageData";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { InstagramDialog } from "@petbox/design-system/screens/account/InstagramDialog";
import { PasswordDialog } from "@petbox/design-system/screens/account/PasswordDialog";
import type { Instagram } from "@petbox/domain/identity/instagram";
import {
  instagramChangedText,
  instagramFailureText,
  passwordChangedText,
  passwordFormFailure,
} from "@petbox/domain/identity/ownDataFailureText";
import type { PasswordChange } from "@petbox/domain/identity/passwordChange";
import { useMemo, useState } from "react";
import { usePageDataCache } from "../../app/pageData.ts";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

/** The open dialog. */
export type OwnDataChange = "instagram" | "password";

interface OwnDataDialogsProps {
  readonly data: AccountPageData;
  readonly changing: OwnDataChange | undefined;
  readonly onClose: () => void;
}

/** The dialogs that change a subscriber's own data. */
export default function OwnDataDialogs({ data, changing, onClose }: OwnDataDialogsProps) {
  const { client } = useServices();
  const { mutate, revalidate } = usePageDataCache(accountPageData);
  const [toaster] = useState(createToaster);
  const done = (description: string) => {
    onClose();
    toaster.showToast({ tone: "success", description });
  };
  const instagram = useSubmit(async (profile: Instagram) => {
    await changeInstagram(client, profile);
    await mutate((read) => ({ ...read, user: { ...read.user, instagram: profile } }));
    done(instagramChangedText);
  });
  const password = useSubmit(async (change: PasswordChange) => {
    await changePassword(client, change);
    done(passwordChangedText);
  });
  // The same object until the next refusal.
  const notChanged = useMemo(() => passwordFormFailure(password.failure), [password.failure]);
  return (
    <>
      <InstagramDialog
        open={changing === "instagram"}
        current={data.user.instagram}
        pending={instagram.pending}
        failure={instagram.failure && instagramFailureText(instagram.failure)}
        onSave={(profile) => void instagram.submit(profile)}
        onClose={() => {
          // A save whose reply was lost may have been executed.
          if (instagram.failure !== undefined) void revalidate();
          instagram.reset();
          onClose();
        }}
      />
      <PasswordDialog
        open={changing === "password"}
        email={data.user.email}
        pending={password.pending}
        failure={notChanged.text}
        fieldErrors={notChanged.fields}
        onSave={(change) => void password.submit(change)}
        onClose={() => {
          password.reset();
          onClose();
        }}
      />
      <ToastRegion toaster={toaster} />
    </>
  );
}
